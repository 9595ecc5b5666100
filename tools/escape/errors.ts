import { defineErrors } from '#kit/errors.ts'

export const errors = defineErrors({
  empty: { en: 'Please enter some text to process', zh: '请输入要处理的文本' },
  badEscape: {
    en: 'Unknown escape {found} at position {position}',
    zh: '第 {position} 位的转义 {found} 无效',
    field: 'text',
  },
  unknownFormat: { en: 'Nothing in it is escaped', zh: '其中没有转义', field: 'text' },
  notRepresentable: {
    en: '{format} cannot hold {found} (position {position})',
    zh: '{format} 无法表示第 {position} 位的 {found}',
    field: 'text',
  },
  unsupported: { en: '{kind} is not supported', zh: '不支持 {kind}', field: 'form' },
})
