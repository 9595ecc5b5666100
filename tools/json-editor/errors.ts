import { defineErrors } from '#kit/errors.ts'

export const errors = defineErrors({
  empty: { en: 'Please enter some JSON', zh: '请输入 JSON' },
  invalid: {
    en: 'Invalid JSON{side}: unexpected {found} at line {line}, column {column}; expected {expected}',
    zh: 'JSON 无效{side}：第 {line} 行第 {column} 列是 {found}，此处应为：{expected}',
  },
  tooLarge: {
    en: 'The result is too long for one text: use a smaller indent or a narrower path',
    zh: '结果过长，无法作为一段文本输出：请减小缩进或缩小路径范围',
  },
  tooDeep: {
    en: 'This JSON is nested too deeply: the limit is {limit} levels',
    zh: 'JSON 嵌套过深：最多 {limit} 层',
  },
  pathNotFound: { en: 'JSON path not found', zh: '未找到 JSON 路径', field: 'path' },
  invalidPath: {
    en: 'Invalid JSON path: unexpected {found} at position {position}; expected {expected}',
    zh: 'JSON 路径无效：第 {position} 位是 {found}，此处应为：{expected}',
    field: 'path',
  },
  invalidSchema: {
    en: 'Invalid JSON schema: unexpected {found} at line {line}, column {column} (#{pointer}); expected {expected}',
    zh: 'JSON Schema 无效：第 {line} 行第 {column} 列（#{pointer}）是 {found}，此处应为：{expected}',
    field: 'schema',
  },
  invalidPattern: {
    en: 'Invalid JSON schema at line {line}, column {column} (#{pointer}): {pattern} is not a JavaScript regular expression',
    zh: 'JSON Schema 无效：第 {line} 行第 {column} 列（#{pointer}）的 {pattern} 不是 JavaScript 的正则表达式',
    field: 'schema',
  },
  unknownReference: {
    en: 'Invalid JSON schema at line {line}, column {column} (#{pointer}): {reference} can’t be resolved in this schema; remote references aren’t loaded',
    zh: 'JSON Schema 无效：第 {line} 行第 {column} 列（#{pointer}）的 {reference} 在此 Schema 内无法解析；不会加载远程引用',
    field: 'schema',
  },
  endlessSchema: {
    en: 'Invalid JSON schema: infinite $ref loop, or nested too deeply for this JSON',
    zh: 'JSON Schema 无效：$ref 循环引用，或对此 JSON 而言嵌套过深',
    field: 'schema',
  },
  unusableSchema: {
    en: 'This JSON cannot be checked with this schema',
    zh: '无法用此 Schema 校验此 JSON',
    field: 'schema',
  },
})
