import type { Localized } from '#kit/language.ts'

/** What a language's code finds otherwise than JavaScript, where nothing can be written that finds the same. */
export type WarningCode = 'lineFeedOnly' | 'oneLineEnd' | 'unsetReference'

export const warnings: Record<WarningCode, Localized> = {
  lineFeedOnly: {
    en: 'In Go ^ and $ with the flag m know only \\n as a line ending; in JavaScript also \\r, U+2028 and U+2029',
    zh: '使用标志 m 时，Go 的 ^ 和 $ 只把 \\n 当作行尾；JavaScript 还包括 \\r、U+2028 和 U+2029',
  },
  oneLineEnd: {
    en: 'In Rust ^ and $ with the flag m take \\r\\n for one line ending, and don’t know U+2028 and U+2029; JavaScript does',
    zh: '使用标志 m 时，Rust 的 ^ 和 $ 把 \\r\\n 当作一个行尾，也不认 U+2028 和 U+2029；JavaScript 则逐个视为行尾',
  },
  unsetReference: {
    en: 'In JavaScript a reference to a group that took no part matches the empty text; in the given pattern it fails',
    zh: '分组未参与匹配时，JavaScript 的反向引用匹配空文本；原正则中则匹配失败',
  },
}
