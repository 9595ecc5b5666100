import { defineErrors } from '#kit/errors.ts'

export const errors = defineErrors({
  empty: { en: 'Please enter a number', zh: '请输入数字' },
  badDigit: {
    en: '{found} at position {position} is not a digit of base {base}',
    zh: '第 {position} 位的 {found} 不是 {base} 进制的数字',
  },
  badBase: {
    en: 'There is no base 1: choose 2 to 64, or 0 to detect it',
    zh: '没有 1 进制：请选择 2 到 64，或用 0 自动识别',
    field: 'from',
  },
  oneNumber: {
    en: 'Please enter only one number: there is a line break or tab at position {position}',
    zh: '请只输入一个数：第 {position} 位有换行或制表符',
  },
  severalNumbers: {
    en: 'Line breaks and tabs separate numbers: put one number on each line and turn on “Process each line separately”',
    zh: '换行和制表符会分隔多个数：请每行写一个数，并打开“逐行处理”',
  },
  overflow: { en: '{number} does not fit into {width} bits', zh: '{number} 无法用 {width} 位表示' },
  signedOverflow: {
    en: '{number} does not fit into {width} bits as a signed number: turn off “Signed” or choose a greater width',
    zh: '{number} 超出 {width} 位有符号数的范围：请关闭“有符号”，或选择更大的位宽',
  },
  tooLong: { en: 'The text is too long: at most {limit} characters', zh: '文本过长：最多 {limit} 个字符' },
})
