import { jsonWarnings } from '#kit/words/json-warnings.ts'

const { duplicateKey, more } = jsonWarnings

/** What is said of places that Rust cannot hold as they are, or only with a setting. */
export const warningSentences = {
  duplicateKey,
  more,
  longNumber: {
    en: 'Numbers here have more digits than i64, u64 or f64 hold: serde_json keeps them with its feature arbitrary_precision',
    zh: '此处有的数字位数过多，i64、u64 和 f64 都存不下：serde_json 启用 arbitrary_precision 特性后可保留每一位',
  },
  nullOrMissing: {
    en: 'The key {key} is null in some objects and missing in others: one Option leaves it out in both cases',
    zh: '键 {key} 有时为 null，有时缺失：只用一层 Option 时两种情况都会省略',
  },
  lackingTrait: {
    en: '{type} contains something without {derive}, so it does not derive it',
    zh: '{type} 含有不支持 {derive} 的内容，因此未派生',
  },
}
