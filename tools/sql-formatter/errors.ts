import { defineErrors } from '#kit/errors.ts'
import type { Params } from '#kit/tool-error.ts'

/** Translates the reason, which names the missing character. */
const inChinese = (params: Params): Params => ({
  ...params,
  reason: String(params['reason']).replace(/^(\S+) is missing$/, '缺少 $1'),
})

export const errors = defineErrors({
  empty: { en: 'Please enter some text to process', zh: '请输入要处理的文本' },
  tooLong: {
    en: 'The text is too long: at most {limit} characters',
    zh: '文本过长：最多 {limit} 个字符',
  },
  tooManyBatches: {
    en: 'The statements of this log are too long together, one for each run: at most {limit} characters',
    zh: '日志中每次执行的语句合计过长：最多 {limit} 个字符',
    field: 'sql',
  },
  syntax: {
    en: 'Line {line}, column {column}: {reason}',
    zh: '第 {line} 行第 {column} 列：{reason}',
    inChinese,
    field: 'sql',
  },
  notLog: {
    en: 'No line with Preparing: found',
    zh: '没有找到“Preparing:”行',
    field: 'sql',
  },
})
