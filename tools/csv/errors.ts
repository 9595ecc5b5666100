import { defineErrors } from '#kit/errors.ts'
import { jsonInChinese, repairJson } from '#kit/words/json-failures.ts'
import { reasonsInChinese } from './xlsx/damage.ts'

export const errors = defineErrors({
  empty: { en: 'Please enter some text to process', zh: '请输入要处理的文本' },
  emptyFile: { en: 'Please choose a file', zh: '请选择文件' },
  notText: { en: 'The file is not readable text', zh: '该文件不是可读取的文本' },
  notTable: { en: 'The JSON is not a list of rows', zh: 'JSON 不是行的列表' },
  openQuote: { en: 'The quote opened at line {line} is never closed', zh: '第 {line} 行的引号没有闭合' },
  invalidJson: {
    en: 'Invalid JSON: unexpected {found} at line {line}, column {column}; expected {expected}',
    zh: 'JSON 无效：第 {line} 行第 {column} 列是 {found}，此处应为：{expected}',
    field: 'json',
    repair: repairJson,
    inChinese: jsonInChinese,
  },
  damaged: {
    en: 'The file is damaged: {reason}',
    zh: '文件已损坏：{reason}',
    inChinese: reasonsInChinese,
  },
  noSheet: {
    en: 'Sheet not found: {name}. The workbook has: {sheets}',
    zh: '没有工作表 {name}，现有：{sheets}',
    field: 'sheet',
  },
  noColumn: { en: 'Column not found: {name}', zh: '没有名为 {name} 的列' },
  noKeys: {
    en: 'Enter the columns that identify a row, such as id',
    zh: '请填写用来识别一行的列，例如 id',
    field: 'keys',
  },
  tooMany: { en: 'Too many results: at most {limit}', zh: '结果过多：最多 {limit} 个' },
  tooLong: { en: 'The text is too long: at most {limit} characters', zh: '文本过长：最多 {limit} 个字符' },
  tooLarge: { en: 'The file is too large: at most {mebibytes} MiB', zh: '文件过大：最多 {mebibytes} MiB' },
  tooBig: {
    en: 'An Excel sheet holds at most {rows} rows and {columns} columns: split the table',
    zh: 'Excel 工作表最多 {rows} 行、{columns} 列，请先拆分表格',
  },
})
