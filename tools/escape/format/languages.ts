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
const older = { ...common, a: '\x07', b: '\b', f: '\f', v: '\v' }

/** Two digits of a code point, or of a byte. */
const twoDigits: Digits = { min: 2, max: 2, isByte: false, highest: 0xff }
const oneByte: Digits = { min: 2, max: 2, isByte: true, highest: 0xff }
const octalPoint: Digits = { min: 1, max: 3, isByte: false, highest: 0xff }
const octalByte: Digits = { min: 1, max: 3, isByte: true, highest: 0xff }

/** What most languages share. */
const usual = { mark: '\\', marked: '"\\', mayBeMarked: '', quotes: '"' } as const
const threeForms = ['\\uXXXX', '\\UXXXXXXXX', '\\xXX'] as const

const json: Language = {
  ...usual,
  title: 'JSON',
  letters: { ...common, b: '\b', f: '\f' },
  mayBeMarked: '/',
  four: 'units',
  forms: ['\\uXXXX'],
  controls: '\\uXXXX',
}

const javascript: Language = {
  ...usual,
  title: 'JavaScript',
  letters: { ...common, b: '\b', f: '\f', v: '\v' },
  marked: '"\'\\',
  quotes: '"\'`',
  four: 'units',
  braces: true,
  hex: twoDigits,
  octal: octalPoint,
  forms: ['\\uXXXX', '\\u{X}', '\\xXX'],
  controls: '\\xXX',
  takesAnySign: true,
  continuation: 'line',
}

const java: Language = {
  ...usual,
  title: 'Java',
  letters: { ...common, b: '\b', f: '\f' },
  moreLetters: { s: ' ' },
  mayBeMarked: "'",
  four: 'units',
  octal: octalPoint,
  forms: ['\\uXXXX'],
  controls: '\\uXXXX',
  continuation: 'line',
  readsNumbersFirst: true,
}

const python: Language = {
  ...usual,
  title: 'Python',
  letters: older,
  marked: '"\'\\',
  quotes: '"\'',
  four: 'points',
  eight: true,
  hex: twoDigits,
  octal: octalPoint,
  forms: threeForms,
  controls: '\\xXX',
  continuation: 'line',
}

const c: Language = {
  ...usual,
  title: 'C',
  letters: older,
  moreLetters: { e: '\x1b' },
  mayBeMarked: "'?",
  four: 'points',
  eight: true,
  hex: { min: 1, max: 8, isByte: true, highest: 0xff },
  octal: octalByte,
  forms: threeForms,
  controls: 'octal',
  continuation: 'line',
  least: 0xa0,
  lacks: ['surrogates'],
}

const csharp: Language = {
  ...usual,
  title: 'C#',
  letters: { ...older, 0: '\0' },
  moreLetters: { e: '\x1b' },
  mayBeMarked: "'",
  four: 'units',
  eight: true,
  hex: { min: 1, max: 4, isByte: false, highest: 0xffff },
  forms: threeForms,
  controls: '\\uXXXX',
}

const go: Language = {
  ...usual,
  title: 'Go',
  letters: older,
  four: 'points',
  eight: true,
  hex: oneByte,
  octal: { ...octalByte, min: 3 },
  forms: threeForms,
  controls: '\\xXX',
  lacks: ['surrogates'],
}

const rust: Language = {
  ...usual,
  title: 'Rust',
  letters: { ...common, 0: '\0' },
  mayBeMarked: "'",
  braces: true,
  hex: { ...twoDigits, highest: 0x7f },
  forms: ['\\u{X}', '\\xXX'],
  controls: '\\u{X}',
  continuation: 'indent',
  lacks: ['surrogates'],
}

const php: Language = {
  ...usual,
  title: 'PHP',
  letters: { ...common, e: '\x1b', f: '\f', v: '\v' },
  marked: '"\\$',
  braces: true,
  hex: { ...oneByte, min: 1 },
  octal: octalByte,
  forms: ['\\u{X}', '\\xXX'],
  controls: '\\u{X}',
  lacks: ['surrogates'],
}

const powershell: Language = {
  title: 'PowerShell',
  mark: '`',
  letters: { ...older, e: '\x1b', 0: '\0' },
  // To PowerShell curly quotes are quotes too.
  marked: '"`$“”„',
  mayBeMarked: "'",
  quotes: '"',
  braces: true,
  forms: ['\\u{X}'],
  controls: '\\u{X}',
  takesAnySign: true,
  continuation: 'line',
}

const regex: Language = {
  ...usual,
  title: 'Regex',
  letters: { ...common, f: '\f', v: '\v' },
  marked: '\\^$.*+?()[]{}|/',
  quotes: '/',
  four: 'units',
  braces: true,
  hex: twoDigits,
  forms: ['\\uXXXX', '\\u{X}', '\\xXX'],
  controls: '\\xXX',
  takesAnySign: true,
}

const properties: Language = {
  ...usual,
  title: '.properties',
  letters: { ...common, f: '\f' },
  marked: '\\=:#!',
  mayBeMarked: ' ',
  quotes: '',
  four: 'units',
  forms: ['\\uXXXX'],
  controls: '\\uXXXX',
  takesAnySign: true,
  isAscii: true,
  continuation: 'indent',
}

/** What stands between $' and ' in Bash. */
const bash: Language = {
  ...usual,
  title: 'Shell',
  letters: { ...older, e: '\x1b' },
  marked: "'\\",
  mayBeMarked: '"?',
  quotes: '',
  four: 'points',
  eight: true,
  hex: { ...oneByte, min: 1 },
  octal: octalByte,
  forms: threeForms,
  controls: 'octal',
  lacks: ['surrogates', 'nul'],
}

export const languages = {
  json,
  javascript,
  java,
  python,
  c,
  csharp,
  go,
  rust,
  php,
  powershell,
  regex,
  properties,
  bash,
}
