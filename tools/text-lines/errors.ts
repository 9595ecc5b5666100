import { defineErrors } from '#kit/errors.ts'

export const errors = defineErrors({
  empty: { en: 'Please enter some text to process', zh: '请输入要处理的文本' },
  invalidPattern: {
    en: 'Invalid regex pattern at position {position}',
    zh: '正则表达式无效：第 {position} 位',
  },
  unsupported: { en: '{kind} is not supported', zh: '不支持 {kind}' },
  badPairs: { en: 'Line {line} has no →', zh: '第 {line} 行没有 →', field: 'pairs' },
  emptyPair: {
    en: 'Line {line} has nothing to find before the arrow',
    zh: '第 {line} 行的箭头前没有要查找的内容',
    field: 'pairs',
  },
  emptyPattern: { en: 'Please enter a pattern', zh: '请输入正则', field: 'pattern' },
  badColumns: {
    en: 'Columns are numbers such as 2,1,3-5',
    zh: '列应写成 2,1,3-5 这样的数字',
    field: 'pick',
  },
})
