import { defineErrors } from '#kit/errors.ts'

export const errors = defineErrors({
  empty: { en: 'Please enter a time', zh: '请输入时间', field: 'text' },
  unreadable: { en: 'Unrecognized time: {text}', zh: '无法识别的时间：{text}', field: 'text' },
  notAlone: {
    en: 'This is not a time by itself: use “Replace in text” for lists, logs and other text',
    zh: '这不是单独的一个时间：列表、日志等文本请用“批量替换”',
    field: 'text',
  },
  outOfRange: {
    en: 'Times reach from the year -271821 to 275760',
    zh: '时间超出范围：-271821 年至 275760 年',
    field: 'text',
  },
  badPattern: {
    en: 'Unknown letter {letter} at position {position}',
    zh: '格式第 {position} 位的 {letter} 无法识别',
    field: 'pattern',
  },
  unknownZone: { en: 'Unknown time zone: {zone}', zh: '没有名为 {zone} 的时区', field: 'timeZone' },
  ambiguousZone: {
    en: '{zone} stands for several time zones: choose {zones} as the time zone, or write an offset such as +08:00',
    zh: '{zone} 可指多个时区：请把时区选为 {zones}，或在文本中写出偏移量，如 +08:00',
    field: 'timeZone',
  },
})
