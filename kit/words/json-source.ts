import { jsonInChinese } from './json-failures.ts'

/** The texts and errors of the JSON or schema input of code generators. */
export const jsonSource = {
  en: {
    label: 'Input',
    help: 'Automatic takes JSON with a $schema of json-schema.org as a schema',
    choices: { auto: 'Automatic', sample: 'JSON samples', schema: 'JSON Schema' },
  },
  zh: {
    label: '输入类型',
    help: '自动：$schema 指向 json-schema.org 时按 Schema 处理',
    choices: { auto: '自动', sample: 'JSON 示例', schema: 'JSON Schema' },
  },
}

const schemaTitle = { en: 'Invalid JSON Schema', zh: 'JSON Schema 无效' }

export const schemaErrors = {
  invalidSchema: {
    ...schemaTitle,
    reason: {
      en: 'unexpected {found} at line {line}, column {column}; expected {expected}',
      zh: '第 {line} 行第 {column} 列是 {found}，此处应为：{expected}',
    },
    field: 'json',
    inChinese: jsonInChinese,
  },
  unknownReference: {
    ...schemaTitle,
    reason: {
      en: '{reference} at line {line}, column {column} leads to nothing',
      zh: '第 {line} 行第 {column} 列的 {reference} 指向的内容不存在',
    },
    field: 'json',
  },
  complexSchema: {
    en: 'This JSON Schema is too complex',
    zh: 'JSON Schema 过于复杂',
    reason: { en: 'its references lead to each other too often', zh: '其中的引用相互嵌套过多' },
    field: 'json',
  },
} as const
