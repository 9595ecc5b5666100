import { defineErrors } from '#kit/errors.ts'
import { fill } from '#kit/sentence.ts'
import type { Params } from '#kit/tool-error.ts'
import { jsonInChinese, repairJson } from '#kit/words/json-failures.ts'
import { syntaxReasons } from '#lib/xml/syntax-reasons.ts'

/** Translates the reason, which is given in English. */
function reasonInChinese(params: Params): Params {
  const sentence = Object.entries(syntaxReasons).find(([code]) => code === params['code'])?.[1]
  return sentence ? { ...params, reason: fill(sentence.zh, params) } : params
}

export const errors = defineErrors({
  empty: { en: 'Please enter some text to process', zh: '请输入要处理的文本' },
  syntax: {
    en: 'Line {line}, column {column}: {reason}',
    zh: '第 {line} 行第 {column} 列：{reason}',
    inChinese: reasonInChinese,
  },
  badXPath: {
    en: 'Invalid XPath: {reason} at position {position}',
    zh: 'XPath 无效：第 {position} 位 {reason}',
    field: 'xpath',
  },
  unknownPrefix: {
    en: 'The prefix {prefix} is bound to nothing',
    zh: '前缀 {prefix} 没有绑定命名空间',
    field: 'namespaces',
  },
  noName: { en: '{name} cannot be the name of an element', zh: '{name} 不能作为元素名' },
  noCharacter: { en: 'XML cannot contain the character {found}', zh: 'XML 中不能有字符 {found}' },
  invalidJson: {
    en: 'Invalid JSON: unexpected {found} at line {line}, column {column}; expected {expected}',
    zh: 'JSON 无效：第 {line} 行第 {column} 列是 {found}，此处应为：{expected}',
    field: 'json',
    repair: repairJson,
    inChinese: jsonInChinese,
  },
  tooDeep: { en: 'Nested too deeply: the limit is {limit} levels', zh: '嵌套过深：最多 {limit} 层' },
  tooLong: { en: 'The text is too long: at most {limit} characters', zh: '文本过长：最多 {limit} 个字符' },
})
