import { defineErrors } from '#kit/errors.ts'

export const errors = defineErrors({
  empty: { en: 'Please enter some SQL', zh: '请输入 SQL' },
  noTable: {
    en: 'There is no CREATE TABLE with columns here',
    zh: '没有找到带列的 CREATE TABLE',
    field: 'sql',
  },
  syntax: {
    en: 'Invalid SQL',
    zh: 'SQL 无效',
    reason: {
      en: '{found} found at line {line}, column {column}; expected: {expected}',
      zh: '第 {line} 行第 {column} 列是 {found}，此处应为：{expected}',
    },
    field: 'sql',
  },
  tooLong: {
    en: 'This SQL is too long to format: the limit is {limit} characters',
    zh: 'SQL 过长，无法格式化：最多 {limit} 个字符',
    field: 'sql',
  },
  tooDeep: { en: 'This SQL is nested too deeply', zh: 'SQL 嵌套过深', field: 'sql' },
})
