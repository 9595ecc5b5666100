import { defineErrors } from '#kit/errors.ts'
import { jsonInChinese, repairJson } from '#kit/words/json-failures.ts'
import { schemaErrors } from '#kit/words/json-source.ts'

export const errors = defineErrors({
  empty: { en: 'Please enter some JSON', zh: '请输入 JSON' },
  invalid: {
    en: 'Invalid JSON format',
    zh: 'JSON 格式无效',
    reason: {
      en: 'unexpected {found} at line {line}, column {column}; expected {expected}',
      zh: '第 {line} 行第 {column} 列是 {found}，此处应为：{expected}',
    },
    field: 'json',
    repair: repairJson,
    inChinese: jsonInChinese,
  },
  ...schemaErrors,
  failed: {
    en: 'Generation failed, please check JSON format',
    zh: '生成失败，请检查 JSON 格式',
    reason: { en: 'the code would be too long; use a shorter sample', zh: '代码过长，请缩短示例' },
  },
})
