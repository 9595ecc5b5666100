/** What generators of code from JSON warn of, whatever their language. */
export const jsonWarnings = {
  duplicateKey: {
    en: 'Duplicate key {key}: its type covers both values',
    zh: '重复的键 {key}：类型兼容两个值',
  },
  roundedNumber: {
    en: 'JavaScript reads {number} as {rounded}',
    zh: 'JavaScript 会把 {number} 读成 {rounded}',
  },
  more: { en: '{count} more', zh: '还有 {count} 条' },
}
