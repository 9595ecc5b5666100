import { defineErrors } from '#kit/errors.ts'

export const errors = defineErrors({
  empty: { en: 'Please enter some text to hash', zh: '请输入要计算哈希的文本' },
  failed: {
    en: 'Failed to generate MD5 hash: {charset} has no “{found}” (position {position}); choose UTF-8',
    zh: '生成 MD5 失败：{charset} 中没有“{found}”（第 {position} 位），请选择 UTF-8',
  },
  uploadFailed: {
    en: 'File upload failed: the file can’t be read, choose it again',
    zh: '文件读取失败：请重新选择文件',
  },
})
