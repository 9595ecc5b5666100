import { defineErrors } from '#kit/errors.ts'

export const errors = defineErrors({
  empty: { en: 'Please enter some text to process', zh: '请输入要处理的文本' },
  noKinds: { en: 'Choose at least one kind of character', zh: '请至少选择一种字符' },
  tooFew: {
    en: 'Only {count} characters are left for {length} places',
    zh: '剩余 {count} 种字符，不足以填满 {length} 位',
    field: 'length',
  },
  badRange: { en: 'The smallest is above the largest', zh: '最小值大于最大值', field: 'minimum' },
  badNumber: { en: 'Not a whole number: {found}', zh: '不是整数：{found}' },
  tooLong: { en: 'The text is too long: at most {limit} characters', zh: '文本过长：最多 {limit} 个字符' },
  tooMany: { en: 'Too many results: at most {limit}', zh: '结果过多：最多 {limit} 个', field: 'count' },
})
