import { defineErrors } from '#kit/errors.ts'

export const errors = defineErrors({
  empty: { en: 'Please enter some text to hash', zh: '请输入要计算哈希的文本' },
  failed: {
    en: 'Failed to generate MD5 hash: {charset} has no "{found}" (position {position})',
    zh: '生成 MD5 失败：{charset} 中没有“{found}”（第 {position} 位）',
  },
  uploadFailed: {
    en: 'File upload failed: choose a file that can be read',
    zh: '文件上传失败：请选择可以读取的文件',
  },
})
