// What the parts of a pattern are called, in both languages.
import type { AST } from '@eslint-community/regexpp'
import type { Localized } from '#kit/language.ts'
import { codePointNotation } from '#lib/code-point.ts'
import type { Counts } from '../pattern/written-counts.ts'
import type { PartKind } from './part-kinds.ts'

/** The modes that hold at a place of a pattern: flags, and what `(?i:…)` switches. */
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
  i && value.toLowerCase() !== value.toUpperCase() ? { en: ', in any case', zh: '，不分大小写' } : { en: '', zh: '' }

export function text(value: string, modes: Modes): Localized {
  const { en, zh } = anyCase(modes, value)
  return [...value].length === 1
    ? { en: `The character “${value}”${en}`, zh: `字符“${value}”${zh}` }
    : { en: `The text “${value}”${en}`, zh: `文本“${value}”${zh}` }
}

/** A character that is named rather than shown: nobody sees it, or not what it is. */
export const isNamed = (value: number): boolean =>
  value in named || /[\p{C}\p{Z}]/u.test(String.fromCodePoint(value)) || (value >= 0xd800 && value < 0xe000)

export function character(value: number, modes: Modes): Localized {
  if (!isNamed(value)) return text(String.fromCodePoint(value), modes)
  const known = named[value]
  const code = codePointNotation(value)
  return known ? { en: `A ${known.en}`, zh: known.zh } : { en: `The character ${code}`, zh: `字符 ${code}` }
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
  65279: { en: 'byte order mark', zh: '字节顺序标记' },
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

export function repeat({ min, max }: Counts, isGreedy: boolean): Localized {
  const { en, zh } = times(min, max)
  if (min === max) return { en, zh }
  return isGreedy
    ? { en: `${en}, as many as possible`, zh: `${zh}，尽可能多` }
    : { en: `${en}, as few as possible`, zh: `${zh}，尽可能少` }
}

function times(min: string, max: string | undefined): Localized {
  if (min === '0' && max === '1') return { en: 'Optional', zh: '可有可无' }
  if (min === max) return { en: `Exactly ${count(min)}`, zh: `恰好 ${min} 次` }
  if (max === undefined) {
    return min === '0'
      ? { en: 'Any number of times', zh: '任意次' }
      : { en: `${count(min)} or more`, zh: `至少 ${min} 次` }
  }
  return { en: `${min} to ${max} times`, zh: `${min} 到 ${max} 次` }
}
const count = (number: string): string => (number === '1' ? '1 time' : `${number} times`)

export function group(modifiers: AST.Modifiers | null): Localized {
  if (!modifiers) return { en: 'A group that captures nothing', zh: '不捕获的分组' }
  const { raw } = modifiers
  return { en: `A group that captures nothing, with the modes ${raw}`, zh: `不捕获的分组，模式为 ${raw}` }
}

export const capture = (number: number, name: string | null): Localized =>
  name === null
    ? { en: `Group ${number}`, zh: `分组 ${number}` }
    : { en: `Group ${number}, named “${name}”`, zh: `分组 ${number}，名为“${name}”` }

export const backreference = (ref: number | string): Localized =>
  typeof ref === 'number'
    ? { en: `What group ${ref} has matched`, zh: `与分组 ${ref} 匹配的内容相同` }
    : { en: `What the group “${ref}” has matched`, zh: `与分组“${ref}”匹配的内容相同` }

export function edge(kind: 'start' | 'end', { m }: Modes): Localized {
  if (kind === 'start')
    return m ? { en: 'The start of a line', zh: '行首' } : { en: 'The start of the text', zh: '文本开头' }
  return m ? { en: 'The end of a line', zh: '行尾' } : { en: 'The end of the text', zh: '文本结尾' }
}

export const boundary = (isNegated: boolean): Localized =>
  isNegated
    ? { en: 'Not at the start or end of a word', zh: '不在单词边界' }
    : { en: 'The start or end of a word', zh: '单词边界' }

export const lookaround = (kind: 'ahead' | 'not-ahead' | 'behind' | 'not-behind'): Localized => arounds[kind]

const arounds = {
  ahead: { en: 'Followed by', zh: '后面是' },
  'not-ahead': { en: 'Not followed by', zh: '后面不是' },
  behind: { en: 'Preceded by', zh: '前面是' },
  'not-behind': { en: 'Not preceded by', zh: '前面不是' },
} as const satisfies Partial<Record<PartKind, Localized>>

export function characterClass(isNegated: boolean, isEmpty: boolean): Localized {
  if (isEmpty)
    return isNegated
      ? { en: 'Any character', zh: '任意字符' }
      : { en: 'Nothing: it never matches', zh: '空集，永不匹配' }
  return isNegated
    ? { en: 'One character, none of', zh: '一个字符，不属于' }
    : { en: 'One character of', zh: '一个字符，属于' }
}

export function range(min: number, max: number): Localized {
  const [from, to] = [shown(min), shown(max)]
  return { en: `From ${from.en} to ${to.en}`, zh: `从${from.zh}到${to.zh}` }
}

export const strings = (texts: string[]): Localized => {
  const list = texts.map((value) => `“${value}”`)
  return { en: `One of ${list.join(', ')}`, zh: `${list.join('、')}之一` }
}

export const operation = (isCommon: boolean): Localized =>
  isCommon
    ? { en: 'What both contain', zh: '两者共有' }
    : { en: 'What the first contains but the second does not', zh: '前者减去后者' }

export const any = ({ s }: Modes): Localized =>
  s
    ? { en: 'Any character, including line breaks', zh: '任意字符，包括换行' }
    : { en: 'Any character except a line break', zh: '除换行外的任意字符' }

export const shorthand = (kind: 'digit' | 'space' | 'word', isNegated: boolean): Localized =>
  shorthands[kind][isNegated ? 'without' : 'with']

const shorthands = {
  digit: { with: { en: 'A digit, 0 to 9', zh: '数字 0 到 9' }, without: { en: 'Not a digit', zh: '非数字' } },
  space: { with: { en: 'White space', zh: '空白字符' }, without: { en: 'Not white space', zh: '非空白字符' } },
  word: {
    with: { en: 'A letter a to z, a digit or _', zh: '字母 a 到 z、数字或下划线' },
    without: { en: 'Neither a letter a to z, a digit nor _', zh: '字母 a 到 z、数字、下划线以外的字符' },
  },
}

export function property({ raw, negate }: AST.UnicodePropertyCharacterSet): Localized {
  const name = raw.slice(3, -1)
  return negate
    ? { en: `A character without the Unicode property ${name}`, zh: `不具有 Unicode 属性 ${name} 的字符` }
    : { en: `A character with the Unicode property ${name}`, zh: `具有 Unicode 属性 ${name} 的字符` }
}
