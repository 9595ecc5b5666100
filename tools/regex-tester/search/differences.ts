import { z } from 'zod'
import type { Localized } from '#kit/language.ts'
import { fill } from '#kit/sentence.ts'
import type { Difference, Regex } from '#lib/regex/engine.ts'

/** Warnings about a search by Python, beside its result. */
export const warningsField = z.array(z.strictObject({ en: z.string(), zh: z.string() })).optional()

/** The same as a part of a result: nothing where another engine searched. */
export interface Warned {
  warnings?: Localized[]
}

/** Says where Python and PCRE2, which runs its patterns, differ for a pattern. */
export const warned = ({ differences }: Pick<Regex, 'differences'>): Warned =>
  differences
    ? {
        warnings: differences.map(({ code, source }) => ({
          en: fill(sentences[code].en, { source }),
          zh: fill(sentences[code].zh, { source }),
        })),
      }
    : {}

const sentences: Record<Difference['code'], Localized> = {
  veryEnd: {
    en: 'In Python {source} is the very end of the text; PCRE2 writes that \\z, and its \\Z also matches before a final line feed',
    zh: 'Python 的 {source} 只匹配文本末尾；PCRE2 写作 \\z，它的 \\Z 还匹配末尾换行符之前',
  },
  missingMinimum: {
    en: 'In Python {source} counts from 0; PCRE2 10.34 takes it for plain characters',
    zh: 'Python 的 {source} 从 0 次算起；PCRE2 10.34 把它当作普通字符',
  },
  posixClass: {
    en: 'Python has no POSIX classes: {source} in brackets stands for its single characters',
    zh: 'Python 没有 POSIX 字符类：方括号中的 {source} 只代表其中的各个字符',
  },
  verticalTab: {
    en: 'In Python {source} is the vertical tab alone; in PCRE2 any vertical whitespace',
    zh: 'Python 的 {source} 只匹配垂直制表符；PCRE2 中匹配任何纵向空白',
  },
  lineStart: {
    en: 'With the flag m, {source} in Python also matches after a line feed that ends the text; in PCRE2 it doesn’t',
    zh: '使用标志 m 时，Python 的 {source} 在文本末尾的换行符之后也匹配；PCRE2 不匹配',
  },
  asciiCase: {
    en: 'With the flags a and i, Python ignores case for ASCII letters only; here it is ignored for all letters',
    zh: '同时使用标志 a 和 i 时，Python 只对 ASCII 字母忽略大小写；这里对所有字母都忽略',
  },
}
