import type { Form } from './format.ts'

/** How a language writes characters in a string, behind a mark. */
export interface Language {
  title: string
  mark: '\\' | '`'
  /** Letters, and the characters that they stand for; and those that are read and never written. */
  letters: Record<string, string>
  moreLetters?: Record<string, string>
  /** Characters that need the mark before them, and those that may have it. */
  marked: string
  mayBeMarked: string
  /** What may stand around a string; empty where nothing does. The first is written. */
  quotes: string
  /** \uXXXX: pairs of surrogates or code points. */
  four?: 'units' | 'points'
  /** \u{X} */
  braces?: boolean
  /** \UXXXXXXXX */
  eight?: boolean
  /** \xXX: how many digits, and whether it is a byte of UTF-8. */
  hex?: Digits
  octal?: Digits
  /** The usual form first. */
  forms: readonly Form[]
  /** How a control character without a letter is written. */
  controls: Form | 'octal'
  /** Any sign behind the mark stands for itself. */
  takesAnySign?: boolean
  /** A mark at the end of a line leaves the line break out, or also the indentation behind it. */
  continuation?: 'line' | 'indent'
  /** Characters by their number are read before anything else, so that a quote written so ends the string. */
  readsNumbersFirst?: boolean
  /** Besides ASCII everything has to be escaped. */
  isAscii?: boolean
  /** The least code point that has a form with \u. */
  least?: number
  /** What it cannot hold: NUL, or half of a surrogate pair. */
  lacks?: readonly ('surrogates' | 'nul')[]
}

interface Digits {
  min: number
  max: number
  isByte: boolean
  /** The highest code point that is written so. */
  highest: number
}

const common = { n: '\n', r: '\r', t: '\t' }
const older = { a: '\x07', b: '\b', f: '\f', v: '\v' }

const backslash = { mark: '\\', marked: '"\\', mayBeMarked: '', quotes: '"' } as const

export const languages = {
  json: {
    ...{ ...backslash, title: 'JSON', letters: { ...common, b: '\b', f: '\f' }, mayBeMarked: '/' },
    ...{ four: 'units', forms: ['\\uXXXX'], controls: '\\uXXXX' },
  },
  javascript: {
    ...{
      ...backslash,
      title: 'JavaScript',
      letters: { ...common, b: '\b', f: '\f', v: '\v' },
      marked: '"\'\\',
      quotes: '"\'`',
    },
    ...{
      four: 'units',
      braces: true,
      hex: { min: 2, max: 2, isByte: false, highest: 0xff },
      octal: { min: 1, max: 3, isByte: false, highest: 0xff },
    },
    ...{ forms: ['\\uXXXX', '\\u{X}', '\\xXX'], controls: '\\xXX', takesAnySign: true, continuation: 'line' },
  },
  java: {
    ...{
      ...backslash,
      title: 'Java',
      letters: { ...common, b: '\b', f: '\f' },
      moreLetters: { s: ' ' },
      mayBeMarked: "'",
    },
    ...{
      four: 'units',
      octal: { min: 1, max: 3, isByte: false, highest: 0xff },
      forms: ['\\uXXXX'],
      controls: '\\uXXXX',
    },
    ...{ continuation: 'line', readsNumbersFirst: true },
  },
  python: {
    ...{ ...backslash, title: 'Python', letters: { ...common, ...older }, marked: '"\'\\', quotes: '"\'' },
    ...{
      four: 'points',
      eight: true,
      hex: { min: 2, max: 2, isByte: false, highest: 0xff },
      octal: { min: 1, max: 3, isByte: false, highest: 0xff },
    },
    ...{ forms: ['\\uXXXX', '\\UXXXXXXXX', '\\xXX'], controls: '\\xXX', continuation: 'line' },
  },
  c: {
    ...{ ...backslash, title: 'C', letters: { ...common, ...older }, moreLetters: { e: '\x1b' }, mayBeMarked: "'?" },
    ...{
      four: 'points',
      eight: true,
      hex: { min: 1, max: 8, isByte: true, highest: 0xff },
      octal: { min: 1, max: 3, isByte: true, highest: 0xff },
    },
    ...{
      forms: ['\\uXXXX', '\\UXXXXXXXX', '\\xXX'],
      controls: 'octal',
      continuation: 'line',
      least: 0xa0,
      lacks: ['surrogates'],
    },
  },
  csharp: {
    ...{
      ...backslash,
      title: 'C#',
      letters: { ...common, ...older, 0: '\0' },
      moreLetters: { e: '\x1b' },
      mayBeMarked: "'",
    },
    ...{ four: 'units', eight: true, hex: { min: 1, max: 4, isByte: false, highest: 0xffff } },
    ...{ forms: ['\\uXXXX', '\\UXXXXXXXX', '\\xXX'], controls: '\\uXXXX' },
  },
  go: {
    ...{ ...backslash, title: 'Go', letters: { ...common, ...older } },
    ...{
      four: 'points',
      eight: true,
      hex: { min: 2, max: 2, isByte: true, highest: 0xff },
      octal: { min: 3, max: 3, isByte: true, highest: 0xff },
    },
    ...{ forms: ['\\uXXXX', '\\UXXXXXXXX', '\\xXX'], controls: '\\xXX', lacks: ['surrogates'] },
  },
  rust: {
    ...{ ...backslash, title: 'Rust', letters: { ...common, 0: '\0' }, mayBeMarked: "'", continuation: 'indent' },
    ...{
      braces: true,
      hex: { min: 2, max: 2, isByte: false, highest: 0x7f },
      forms: ['\\u{X}', '\\xXX'],
      controls: '\\u{X}',
    },
    ...{ lacks: ['surrogates'] },
  },
  php: {
    ...{ ...backslash, title: 'PHP', letters: { ...common, e: '\x1b', f: '\f', v: '\v' }, marked: '"\\$' },
    ...{
      braces: true,
      hex: { min: 1, max: 2, isByte: true, highest: 0xff },
      octal: { min: 1, max: 3, isByte: true, highest: 0xff },
    },
    ...{ forms: ['\\u{X}', '\\xXX'], controls: '\\u{X}', lacks: ['surrogates'] },
  },
  powershell: {
    ...{ title: 'PowerShell', mark: '`', letters: { ...common, ...older, e: '\x1b', 0: '\0' }, marked: '"`$“”„' },
    ...{ mayBeMarked: "'", quotes: '"', braces: true, forms: ['\\u{X}'], controls: '\\u{X}', takesAnySign: true },
    continuation: 'line',
  },
  regex: {
    ...{ title: 'Regex', mark: '\\', letters: { ...common, f: '\f', v: '\v' }, marked: '\\^$.*+?()[]{}|/' },
    ...{
      mayBeMarked: '',
      quotes: '/',
      four: 'units',
      braces: true,
      hex: { min: 2, max: 2, isByte: false, highest: 0xff },
    },
    ...{ forms: ['\\uXXXX', '\\u{X}', '\\xXX'], controls: '\\xXX', takesAnySign: true },
  },
  properties: {
    ...{
      title: '.properties',
      mark: '\\',
      letters: { ...common, f: '\f' },
      marked: '\\=:#!',
      mayBeMarked: ' ',
      quotes: '',
    },
    ...{ four: 'units', forms: ['\\uXXXX'], controls: '\\uXXXX', takesAnySign: true, isAscii: true },
    continuation: 'indent',
  },
  /** What stands between $' and ' in Bash. */
  bash: {
    ...{ title: 'Shell', mark: '\\', letters: { ...common, ...older, e: '\x1b' }, marked: "'\\", mayBeMarked: '"?' },
    ...{ quotes: '', four: 'points', eight: true, hex: { min: 1, max: 2, isByte: true, highest: 0xff } },
    ...{
      octal: { min: 1, max: 3, isByte: true, highest: 0xff },
      forms: ['\\uXXXX', '\\UXXXXXXXX', '\\xXX'],
      controls: 'octal',
    },
    lacks: ['surrogates', 'nul'],
  },
} as const satisfies Record<string, Language>
