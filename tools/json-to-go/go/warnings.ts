import { generatorWarnings } from '#kit/words/json-warnings.ts'

/** Warnings about values that Go cannot represent exactly. */
export const warningSentences = {
  ...generatorWarnings,
  unwritableKey: {
    en: 'Go tags can’t express the key {key}: its field is skipped when reading and writing',
    zh: 'Go 标签无法表示键 {key}：对应的字段不会被读写',
  },
  nullOrMissing: {
    en: 'The key {key} is null in some objects and missing in others: Go omits it in both cases',
    zh: '键 {key} 有时为 null，有时缺失：Go 写出时两种情况都会省略',
  },
}
