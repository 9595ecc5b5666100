import { generatorWarnings } from '#kit/words/json-warnings.ts'

/** Warnings about values that Rust cannot represent exactly, or only with a setting. */
export const warningSentences = {
  ...generatorWarnings,
  longNumber: {
    en: 'Numbers here have more digits than i64, u64 or f64 can represent: enable the serde_json feature arbitrary_precision to keep full precision',
    zh: '有的数字位数过多，i64、u64 和 f64 都无法表示：请启用 serde_json 的 arbitrary_precision 特性，以免丢精度',
  },
  nullOrMissing: {
    en: 'The key {key} is null in some objects and missing in others: one Option omits it in both cases',
    zh: '键 {key} 有时为 null，有时缺失：只用一层 Option 时两种情况都会省略',
  },
  lackingTrait: {
    en: '{type} contains something without {derive}, so it does not derive it',
    zh: '{type} 含有不支持 {derive} 的内容，因此未派生',
  },
}
