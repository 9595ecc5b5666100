/** The warnings of code generators about parts of a JSON Schema that no types can express. */
const schemaWarnings = {
  ignoredKeyword: { en: 'Types can’t express {keyword}: it is left out', zh: '类型无法表达 {keyword}，已忽略' },
  outsideReference: {
    en: '{reference} leads outside of this schema and is not loaded: anything may stand there',
    zh: '{reference} 指向此 Schema 之外，不会加载：该处可为任意值',
  },
  mergedObjects: {
    en: 'The objects of {keyword} are merged into one type',
    zh: '{keyword} 中的各个对象已合并为一个类型',
  },
  furtherKeys: {
    en: 'Further keys are allowed, but the type has named ones only',
    zh: '允许其他键，但类型只包含列出的键',
  },
  openNumbers: { en: 'A set of numbers becomes any number', zh: '限定的几个数字放宽为任意数字' },
  noValue: { en: 'No value fits here', zh: '没有值能符合此处的要求' },
  endlessSchema: {
    en: 'This refers to itself without end: anything may stand there',
    zh: '此处无限引用自身：可为任意值',
  },
}

/** The warnings of all of them. */
export const generatorWarnings = {
  duplicateKey: {
    en: 'Duplicate key {key}: its type covers both values',
    zh: '重复的键 {key}：类型兼容两个值',
  },
  ...schemaWarnings,
  more: { en: '{count} more', zh: '还有 {count} 条' },
}

/** The further warnings of those whose language has JavaScript's numbers. */
export const jsonWarnings = {
  ...generatorWarnings,
  roundedNumber: {
    en: 'JavaScript reads {number} as {rounded}',
    zh: 'JavaScript 会把 {number} 读成 {rounded}',
  },
}
