import { defineErrors } from '#kit/errors.ts'

export const errors = defineErrors({
  empty: { en: 'Please enter some text to process', zh: '请输入要处理的文本' },
})
