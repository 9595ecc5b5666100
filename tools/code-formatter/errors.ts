import { defineErrors } from '#kit/errors.ts'
import type { Params } from '#kit/tool-error.ts'

/** Translations of the most frequent messages of parsers; others stay in English. */
const reasons: Record<string, string> = {
  'Unexpected token': '意外的符号',
  'Unexpected token.': '意外的符号',
  'Unterminated string constant.': '字符串没有结束',
  'Unterminated comment.': '注释没有结束',
  'Unterminated template.': '模板字符串没有结束',
  'Unclosed block': '代码块没有结束',
  'Unclosed string': '字符串没有结束',
  'Unclosed comment': '注释没有结束',
  'Unclosed bracket': '括号没有结束',
  'Missing semicolon.': '缺少分号',
  'Expression expected.': '此处应为表达式',
}

const inChinese = (params: Params): Params => ({
  ...params,
  reason: reasons[String(params['reason'])] ?? String(params['reason']),
})

export const errors = defineErrors({
  empty: { en: 'Please enter some text to process', zh: '请输入要处理的文本' },
  syntax: {
    en: 'Line {line}, column {column}: {reason}',
    zh: '第 {line} 行第 {column} 列：{reason}',
    inChinese,
    field: 'code',
  },
  tooDeep: {
    en: 'The code is nested too deeply: split it up',
    zh: '代码嵌套过深，请拆分后再试',
    field: 'code',
  },
  unknownLanguage: {
    en: 'Choose the language: it cannot be told from the code',
    zh: '无法判断语言，请选择',
    // Shown at the code: at the language it would shift the other options while typing.
    field: 'code',
  },
  cannotMinify: { en: '{language} is not minified here', zh: '不支持压缩 {language}', field: 'language' },
  tooLong: {
    en: 'The text is too long: at most {limit} characters',
    zh: '文本过长：最多 {limit} 个字符',
    field: 'code',
  },
})
