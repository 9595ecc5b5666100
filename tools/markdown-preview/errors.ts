import { defineErrors } from '#kit/errors.ts'

export const errors = defineErrors({
  empty: { en: 'Please enter some Markdown', zh: '请输入 Markdown' },
  tooLong: {
    en: 'This Markdown is too long: the limit is {limit} characters',
    zh: 'Markdown 过长：最多 {limit} 个字符',
    field: 'markdown',
  },
  tooDeep: {
    en: 'The HTML in it is nested too deeply: the limit is {limit} levels',
    zh: '其中的 HTML 嵌套过深：最多 {limit} 层',
    field: 'markdown',
  },
  tooComplex: {
    en: 'Too many mis-nested HTML tags: close them properly',
    zh: 'HTML 标签嵌套错误过多，请检查未闭合的标签',
    field: 'markdown',
  },
})
