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
