import type { Localized } from '#kit/language.ts'

/** The warnings of zxcvbn by key; without those that need lists of names or of leaked passwords. */
export const warnings: Record<string, Localized> = {
  straightRow: { en: 'A straight row of keys is easy to guess', zh: '键盘上的一排按键很容易猜到' },
  keyPattern: { en: 'Short keyboard patterns are easy to guess', zh: '简短的键盘路径很容易猜到' },
  simpleRepeat: { en: 'Repeated characters like “aaa” are easy to guess', zh: '“aaa”这样的重复字符很容易猜到' },
  extendedRepeat: {
    en: 'Repeated patterns like “abcabcabc” are only slightly harder to guess than “abc”',
    zh: '“abcabcabc”这样的重复只比“abc”稍难猜',
  },
  sequences: { en: 'Sequences like “abc” are easy to guess', zh: '“abc”这样的连续字符很容易猜到' },
  recentYears: { en: 'Recent years are easy to guess', zh: '近年的年份很容易猜到' },
  dates: { en: 'Dates are easy to guess', zh: '日期很容易猜到' },
  topTen: { en: 'This is one of the ten most common passwords', zh: '这是最常见的 10 个密码之一' },
  topHundred: { en: 'This is one of the hundred most common passwords', zh: '这是最常见的 100 个密码之一' },
  common: { en: 'This is a very common password', zh: '这是很常见的密码' },
  similarToCommon: { en: 'This is similar to a common password', zh: '这与常见密码相似' },
  wordByItself: { en: 'A single word is easy to guess', zh: '单个单词很容易猜到' },
}

/** The suggestions of zxcvbn by key. */
export const suggestions: Record<string, Localized> = {
  l33t: {
    en: 'Replacing letters with similar signs, like “@” for “a”, helps little',
    zh: '用相似符号替换字母（如用“@”代替“a”）帮助不大',
  },
  reverseWords: { en: 'Words spelled backwards are little harder to guess', zh: '倒着拼写的单词并不难猜' },
  allUppercase: { en: 'Capitalize some letters, not all', zh: '只把部分字母大写，不要全部大写' },
  capitalization: { en: 'Capitalize more than the first letter', zh: '不要只大写首字母' },
  dates: { en: 'Avoid dates and years that have to do with you', zh: '避免使用与自己有关的日期和年份' },
  recentYears: { en: 'Avoid recent years', zh: '避免使用近年的年份' },
  associatedYears: { en: 'Avoid years that have to do with you', zh: '避免使用与自己有关的年份' },
  sequences: { en: 'Avoid common sequences of characters', zh: '避免使用常见的连续字符' },
  repeated: { en: 'Avoid repeated words and characters', zh: '避免重复的单词和字符' },
  longerKeyboardPattern: {
    en: 'Use longer keyboard patterns, and change direction several times',
    zh: '键盘路径要更长，并多次改变方向',
  },
  anotherWord: { en: 'Add more words, less common ones', zh: '再加几个不常见的单词' },
  useWords: { en: 'Use several words, but no common phrase', zh: '使用多个单词，但不要用常见短语' },
  noNeed: {
    en: 'Symbols, digits and uppercase are not needed for a strong password',
    zh: '强密码不一定需要符号、数字或大写字母',
  },
}

/** The four attack scenarios of zxcvbn, with guesses a second. */
export const attacks = [
  {
    perSecond: 100 / 3600,
    attack: { en: 'Online, 100 tries per hour', zh: '在线，每小时限 100 次' },
  },
  { perSecond: 10, attack: { en: 'Online, 10 tries per second', zh: '在线，每秒 10 次' } },
  { perSecond: 1e4, attack: { en: 'Offline, slow hash (bcrypt, Argon2)', zh: '离线，慢哈希（bcrypt、Argon2）' } },
  { perSecond: 1e10, attack: { en: 'Offline, fast hash (MD5, SHA-256)', zh: '离线，快速哈希（MD5、SHA-256）' } },
]

export const truncatedNote: Localized = {
  en: 'Only the first 100 characters were checked',
  zh: '只检查了前 100 个字符',
}
