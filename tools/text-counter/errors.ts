import { defineErrors } from '#kit/errors.ts'

export const errors = defineErrors({
  noFile: { en: 'Please choose a file to count', zh: '请选择要统计的文件', field: 'file' },
  notText: {
    en: 'This file is not text in {charset}: byte {position} is invalid; choose another character set',
    zh: '此文件不是 {charset} 文本：第 {position} 个字节无效，请换一种字符集',
    field: 'charset',
  },
  unreadable: {
    en: 'The file can no longer be read: choose it again',
    zh: '文件已无法读取，请重新选择',
    field: 'file',
  },
})
