import { defineErrors } from '#kit/errors.ts'

export const errors = defineErrors({
  empty: { en: 'Please enter some JSON', zh: '请输入 JSON' },
  invalid: {
    en: 'Invalid JSON{side} at line {line}, column {column}: {found} found; expected: {expected}',
    zh: 'JSON 无效{side}：第 {line} 行第 {column} 列是 {found}，此处应为：{expected}',
  },
  tooLarge: {
    en: 'The result is too long for one text: use a smaller indent or a narrower path',
    zh: '结果过长，无法放进一个文本：请减小缩进或缩小路径范围',
  },
  tooDeep: {
    en: 'This JSON is nested too deeply: {limit} levels are possible here',
    zh: 'JSON 嵌套过深：此处最多 {limit} 层',
  },
  pathNotFound: { en: 'JSON path not found', zh: '未找到 JSON 路径' },
  invalidPath: {
    en: 'Invalid JSON path at position {position}: {reason}',
    zh: 'JSON 路径无效：第 {position} 位（{reason}）',
  },
  invalidSchema: { en: 'Invalid JSON schema: {reason}', zh: 'JSON Schema 无效：{reason}' },
})
