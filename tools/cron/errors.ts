import { defineErrors } from '#kit/errors.ts'
import type { Params } from '#kit/tool-error.ts'

/** The Chinese names of fields, by their English labels. */
const chineseNames: Record<string, string> = {
  Second: '秒',
  Minute: '分',
  Hour: '时',
  'Day of month': '日',
  Month: '月',
  'Day of week': '星期',
  Year: '年',
}

const inChinese = (params: Params): Params => ({ ...params, field: chineseNames[params['field'] ?? ''] ?? '' })

export const errors = defineErrors({
  empty: { en: 'Please enter a cron expression', zh: '请输入 Cron 表达式', field: 'expression' },
  tooLong: {
    en: 'The text is too long: at most {limit} characters',
    zh: '文本过长：最多 {limit} 个字符',
    field: 'expression',
  },
  fieldCount: {
    en: '{dialect} has {expected} fields, this has {count}',
    zh: '{dialect} 应有 {expected} 个字段，实际为 {count} 个',
    field: 'expression',
  },
  badField: {
    en: '{field}: {found} is not allowed at position {position}',
    zh: '{field}：第 {position} 位不能是 {found}',
    field: 'expression',
    inChinese,
  },
  notInDialect: {
    en: '{dialect} has no {found} (position {position})',
    zh: '{dialect} 不支持 {found}（第 {position} 位）',
    field: 'expression',
  },
  oneDayField: {
    en: '{dialect} needs ? in one of the two day fields, and only in one (position {position})',
    zh: '{dialect} 的“日”和“星期”中须有且只有一个是 ?（第 {position} 位）',
    field: 'expression',
  },
  bothDayFields: {
    en: '{dialect} cannot limit both the day of month and the day of week: leave * in one (position {position})',
    zh: '{dialect} 不能同时限制“日”和“星期”，请把其中一个改为 *（第 {position} 位）',
    field: 'expression',
  },
  eitherDay: {
    en: 'In {dialect} either day field is enough, here both must match: leave * in one (position {position})',
    zh: '{dialect} 满足“日”或“星期”之一就会运行，而此处须同时满足，请把其中一个改为 *（第 {position} 位）',
    field: 'expression',
  },
  bothDays: {
    en: 'In {dialect} both day fields must match, here either is enough: leave * in one (position {position})',
    zh: '{dialect} 须同时满足“日”和“星期”，而此处满足其一即可，请把其中一个改为 *（第 {position} 位）',
    field: 'expression',
  },
  unevenRate: {
    en: '{dialect} starts counting anew every hour and day, and {amount} does not divide {size} (position {position})',
    zh: '{dialect} 每小时、每天重新计数，而 {amount} 不能整除 {size}（第 {position} 位）',
    field: 'expression',
  },
  unevenDays: {
    en: '{dialect} starts counting days anew every month: it cannot run every {amount} days (position {position})',
    zh: '{dialect} 每月从 1 日重新计数，无法每 {amount} 天运行一次（第 {position} 位）',
    field: 'expression',
  },
  crontabLine: {
    en: 'This is a line of a crontab, with a command: choose “Crontab” to explain it, or remove the command',
    zh: '这是 crontab 中带命令的一行：请选择“Crontab”来解释，或去掉命令',
    field: 'expression',
  },
  outOfRange: {
    en: '{field} goes from {low} to {high}',
    zh: '{field} 的范围是 {low} 到 {high}',
    field: 'expression',
    inChinese,
  },
  badWeekday: {
    en: '{found} is not a day of the week; use names such as mon',
    zh: '{found} 不是星期，请使用“周一”或 mon 等名称',
    field: 'weekdays',
  },
  tooMany: { en: 'Too many results: at most {limit}', zh: '结果过多：最多 {limit} 个', field: 'text' },
  never: { en: 'This never runs', zh: '该表达式永远不会运行', field: 'expression' },
  unreadable: { en: 'Unrecognized time: {text}', zh: '无法识别的时间：{text}', field: 'from' },
  unknownZone: { en: 'Unknown time zone: {zone}', zh: '没有名为 {zone} 的时区', field: 'timeZone' },
})
