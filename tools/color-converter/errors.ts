import { defineErrors } from '#kit/errors.ts'

export const errors = defineErrors({
  empty: { en: 'Please enter a color', zh: '请输入颜色' },
  noText: { en: 'Please enter some text to process', zh: '请输入要处理的文本', field: 'text' },
  notColor: { en: 'Unrecognized color: {text}', zh: '无法识别的颜色：{text}' },
  tooFew: { en: 'At least two colors', zh: '至少需要两种颜色', field: 'colors' },
  tooMany: { en: 'At most {limit} colors', zh: '最多 {limit} 种颜色', field: 'colors' },
})
