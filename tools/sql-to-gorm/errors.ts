import { defineErrors } from '#kit/errors.ts'

export const errors = defineErrors({
  empty: { en: 'Please enter some SQL', zh: '请输入 SQL' },
  noTable: {
    en: 'No CREATE TABLE with columns found: paste at least one',
    zh: '没有找到带列的 CREATE TABLE，请至少粘贴一个',
    field: 'sql',
  },
  syntax: {
    en: 'Invalid SQL',
    zh: 'SQL 无效',
    reason: {
      en: 'unexpected {found} at line {line}, column {column}; expected {expected}',
      zh: '第 {line} 行第 {column} 列是 {found}，此处应为：{expected}',
    },
    field: 'sql',
  },
  goType: {
    en: 'Row {row}: {type} is not a Go type; write decimal.Decimal or github.com/shopspring/decimal.Decimal',
    zh: '第 {row} 行：{type} 不是 Go 类型，请写成 decimal.Decimal 或 github.com/shopspring/decimal.Decimal',
    field: 'types',
  },
  importPath: {
    en: 'Row {row}: no import path is known for the package {name}; write it in full, such as example.com/{name}.{type}',
    zh: '第 {row} 行：不知道包 {name} 的导入路径，请完整写出，例如 example.com/{name}.{type}',
    field: 'types',
  },
  tooLong: {
    en: 'This SQL is too long to format: split it into parts of at most {limit} characters',
    zh: 'SQL 过长，无法格式化：请拆成每段最多 {limit} 个字符',
    field: 'sql',
  },
})
