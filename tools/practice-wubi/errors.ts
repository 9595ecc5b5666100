import { defineErrors } from '#kit/errors.ts'

export const errors = defineErrors({
  empty: { en: 'Enter some Chinese text', zh: '请输入中文文本', field: 'text' },
  noCharacters: { en: 'There are no Chinese characters in this text', zh: '这段文本中没有汉字', field: 'text' },
  malformedCode: {
    en: 'A code is 1 to 4 letters from a to z; z stands for any letter',
    zh: '编码由 1 至 4 个字母组成，z 代表任意字母',
    field: 'code',
  },
  loadFailed: { en: 'Failed to load Wubi code table', zh: '五笔码表加载失败' },
  incorrectCode: { en: 'Incorrect code, please try again', zh: '编码错误，请重试' },
  malformedTable: {
    en: 'Code table format error, please check JSON format',
    zh: '码表格式错误，请检查 JSON 格式',
    field: 'table',
  },
  malformedBackup: { en: 'This is not a practice data file', zh: '这不是练习数据文件' },
  tooLarge: { en: 'The file is larger than {limit} MB', zh: '文件超过 {limit} MB' },
})
