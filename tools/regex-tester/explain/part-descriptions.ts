// What the parts of a pattern are called, in both languages.
import type { AST } from '@eslint-community/regexpp'
import type { Localized } from '#kit/language.ts'
import { codePointNotation } from '#lib/code-point.ts'
import type { QuantifierBounds } from '../pattern/quantifier-bounds.ts'
import type { PartKind } from './part-kinds.ts'

/** The modes in effect at a position of a pattern: flags, and inline modifiers such as `(?i:…)`. */
export interface Modes {
  i: boolean
  m: boolean
  s: boolean
}

export function modified(modes: Modes, modifiers: AST.Modifiers | null): Modes {
  const { add, remove } = modifiers ?? {}
  return {
    i: (modes.i || add?.ignoreCase === true) && remove?.ignoreCase !== true,
    m: (modes.m || add?.multiline === true) && remove?.multiline !== true,
    s: (modes.s || add?.dotAll === true) && remove?.dotAll !== true,
  }
}

const anyCase = ({ i }: Modes, value: string): Localized =>
  i && value.toLowerCase() !== value.toUpperCase()
    ? { en: ', case-insensitive', zh: '，不区分大小写' }
    : { en: '', zh: '' }

export function text(value: string, modes: Modes): Localized {
  const { en, zh } = anyCase(modes, value)
  return [...value].length === 1
    ? { en: `The character “${value}”${en}`, zh: `字符“${value}”${zh}` }
    : { en: `The text “${value}”${en}`, zh: `文本“${value}”${zh}` }
}

/** Whether a character is named rather than shown: an invisible or ambiguous one. */
export const isNamed = (value: number): boolean =>
  value in named || /[\p{C}\p{Z}]/u.test(String.fromCodePoint(value)) || (value >= 0xd800 && value < 0xe000)

export function character(value: number, modes: Modes): Localized {
  if (!isNamed(value)) return text(String.fromCodePoint(value), modes)
  const name = named[value]
  const code = codePointNotation(value)
  return name ? { en: `A ${name.en}`, zh: name.zh } : { en: `The character ${code}`, zh: `字符 ${code}` }
}

const named: Record<number, Localized> = {
  0: { en: 'null character', zh: '空字符' },
  8: { en: 'backspace', zh: '退格' },
  9: { en: 'tab', zh: '制表符' },
  10: { en: 'line feed', zh: '换行符' },
  11: { en: 'vertical tab', zh: '垂直制表符' },
  12: { en: 'form feed', zh: '换页符' },
  13: { en: 'carriage return', zh: '回车符' },
  32: { en: 'space', zh: '空格' },
  160: { en: 'no-break space', zh: '不换行空格' },
  12288: { en: 'full-width space', zh: '全角空格' },
  65279: { en: 'byte order mark', zh: '字节顺序标记（BOM）' },
}

const shown = (value: number): Localized => {
  const { en, zh } = isNamed(value) ? character(value, { i: false, m: false, s: false }) : quoted(value)
  return { en: en.replace(/^(?:A|The character) /, ''), zh: zh.replace(/^字符 /, '') }
}
const quoted = (value: number): Localized => {
  const sign = `“${String.fromCodePoint(value)}”`
  return { en: sign, zh: sign }
}

export const alternatives = (count: number): Localized => ({
  en: `One of ${count} alternatives`,
  zh: `${count} 个分支之一`,
})

export const alternative = (number: number, isEmpty: boolean): Localized => ({
  en: `Alternative ${number}${isEmpty ? ': nothing' : ''}`,
  zh: `分支 ${number}${isEmpty ? '：空' : ''}`,
})

export function repeat({ min, max }: QuantifierBounds, isGreedy: boolean): Localized {
  const { en, zh } = times(min, max)
  if (min === max) return { en, zh }
  return isGreedy
    ? { en: `${en}, as many as possible (greedy)`, zh: `${zh}，尽可能多（贪婪）` }
    : { en: `${en}, as few as possible (lazy)`, zh: `${zh}，尽可能少（惰性）` }
}

function times(min: string, max: string | undefined): Localized {
  if (min === '0' && max === '1') return { en: '0 or 1 time (optional)', zh: '0 或 1 次（可选）' }
  if (min === max) return { en: `Exactly ${count(min)}`, zh: `恰好 ${min} 次` }
  if (max === undefined) {
    return min === '0'
      ? { en: '0 or more times', zh: '0 次或多次' }
      : { en: `${min} or more times`, zh: `至少 ${min} 次` }
  }
  return { en: `${min} to ${max} times`, zh: `${min} 到 ${max} 次` }
}
const count = (number: string): string => (number === '1' ? '1 time' : `${number} times`)

export function group(modifiers: AST.Modifiers | null): Localized {
  if (!modifiers) return { en: 'Non-capturing group', zh: '非捕获分组' }
  const { raw } = modifiers
  return { en: `Non-capturing group with the flags ${raw}`, zh: `非捕获分组，标志为 ${raw}` }
}

export const capture = (number: number, name: string | null): Localized =>
  name === null
    ? { en: `Capturing group ${number}`, zh: `捕获分组 ${number}` }
    : { en: `Named capturing group ${number}, “${name}”`, zh: `命名捕获分组 ${number}“${name}”` }

export const backreference = (ref: number | string): Localized =>
  typeof ref === 'number'
    ? { en: `Backreference: the same text as group ${ref}`, zh: `反向引用：与分组 ${ref} 匹配的内容相同` }
    : { en: `Backreference: the same text as group “${ref}”`, zh: `反向引用：与分组“${ref}”匹配的内容相同` }

export function edge(kind: 'start' | 'end', { m }: Modes): Localized {
  if (kind === 'start')
    return m ? { en: 'The start of a line', zh: '行首' } : { en: 'The start of the text', zh: '文本开头' }
  return m ? { en: 'The end of a line', zh: '行尾' } : { en: 'The end of the text', zh: '文本结尾' }
}

export const boundary = (isNegated: boolean): Localized =>
  isNegated
    ? { en: 'Not a word boundary', zh: '非单词边界' }
    : { en: 'Word boundary: the start or end of a word', zh: '单词边界：单词的开头或结尾' }

export const lookaround = (kind: 'ahead' | 'not-ahead' | 'behind' | 'not-behind'): Localized => arounds[kind]

const arounds = {
  ahead: { en: 'Lookahead: followed by', zh: '先行断言：后面是' },
  'not-ahead': { en: 'Negative lookahead: not followed by', zh: '否定先行断言：后面不是' },
  behind: { en: 'Lookbehind: preceded by', zh: '后行断言：前面是' },
  'not-behind': { en: 'Negative lookbehind: not preceded by', zh: '否定后行断言：前面不是' },
} as const satisfies Partial<Record<PartKind, Localized>>

export function characterClass(isNegated: boolean, isEmpty: boolean): Localized {
  if (isEmpty)
    return isNegated
      ? { en: 'Any character', zh: '任意字符' }
      : { en: 'Nothing: it never matches', zh: '空集，永不匹配' }
  return isNegated
    ? { en: 'Any character except', zh: '一个字符，不属于' }
    : { en: 'One character of', zh: '一个字符，属于' }
}

export function range(min: number, max: number): Localized {
  const [from, to] = [shown(min), shown(max)]
  return { en: `From ${from.en} to ${to.en}`, zh: `从${apart(from.zh)}到${apart(to.zh)}`.trim() }
}

/** A space stands between Chinese and Latin letters. */
const apart = (text: string): string => (/^\w/.test(text) ? ` ${text} ` : text)

export const strings = (texts: string[]): Localized => {
  const list = texts.map((value) => `“${value}”`)
  return { en: `One of ${list.join(', ')}`, zh: `${list.join('、')}之一` }
}

export const operation = (isCommon: boolean): Localized =>
  isCommon
    ? { en: 'Intersection: in both sets', zh: '交集：两者共有' }
    : { en: 'Subtraction: in the first set but not in the second', zh: '差集：前者减去后者' }

export const any = ({ s }: Modes): Localized =>
  s
    ? { en: 'Any character, including line breaks', zh: '任意字符，包括换行' }
    : { en: 'Any character except a line break', zh: '除换行外的任意字符' }

export const shorthand = (kind: 'digit' | 'space' | 'word', isNegated: boolean): Localized =>
  shorthands[kind][isNegated ? 'without' : 'with']

const shorthands = {
  digit: { with: { en: 'A digit, 0 to 9', zh: '数字 0 到 9' }, without: { en: 'Non-digit', zh: '非数字' } },
  space: { with: { en: 'Whitespace', zh: '空白字符' }, without: { en: 'Non-whitespace', zh: '非空白字符' } },
  word: {
    with: { en: 'Word character: a letter (A–Z, a–z), digit or _', zh: '单词字符：字母（A–Z、a–z）、数字或下划线' },
    without: {
      en: 'Non-word character: not a letter (A–Z, a–z), digit or _',
      zh: '非单词字符：字母（A–Z、a–z）、数字、下划线以外的字符',
    },
  },
}

export function property({ raw, negate }: AST.UnicodePropertyCharacterSet): Localized {
  const name = raw.slice(3, -1)
  return negate
    ? { en: `A character without the Unicode property ${name}`, zh: `不具有 Unicode 属性 ${name} 的字符` }
    : { en: `A character with the Unicode property ${name}`, zh: `具有 Unicode 属性 ${name} 的字符` }
}
