import type { Form } from './format.ts'

/** The escape syntax of a language's strings. */
export interface Language {
  title: string
  escapeCharacter: '\\' | '`'
  /** Single-letter escapes, and in `unescapeOnlyLetters` those that are only unescaped, never written. */
  letters: Record<string, string>
  unescapeOnlyLetters?: Record<string, string>
  /** Characters that must be escaped, and in `mayEscape` those that may be. */
  mustEscape: string
  mayEscape: string
  /** Quotes allowed around a string; the first is used for writing. '' if there are none. */
  quotes: string
  /** \uXXXX: UTF-16 units or code points. */
  unicode4?: 'units' | 'points'
  /** \u{X} */
  braces?: boolean
  /** \UXXXXXXXX */
  unicode8?: boolean
  /** \xXX: the number of digits, and whether it is a UTF-8 byte. */
  hex?: Digits
  octal?: Digits
  /** The default first. */
  forms: readonly Form[]
  /** The notation of control characters without a letter. */
  controls: Form | 'octal'
  /** Whether any other punctuation may be escaped. */
  escapesAnySign?: boolean
  /** What an escaped line break removes: the break, or also the next line's indentation. */
  continuation?: 'line' | 'indent'
  /** Whether \u escapes are translated before parsing, so that an escaped quote ends the string. */
  translatesUnicodeFirst?: boolean
  /** Whether all non-ASCII characters must be escaped. */
  isAsciiOnly?: boolean
  /** The lowest code point allowed in \u. */
  minUnicode?: number
  /** What it can't represent: NUL, or lone surrogates. */
  unsupported?: readonly ('surrogates' | 'nul')[]
}

interface Digits {
  min: number
  max: number
  isByte: boolean
  maxValue: number
}

const commonLetters = { n: '\n', r: '\r', t: '\t' }
const cLetters = { ...commonLetters, a: '\x07', b: '\b', f: '\f', v: '\v' }

/** Two digits for a code point, or for a byte. */
const twoDigits: Digits = { min: 2, max: 2, isByte: false, maxValue: 0xff }
const oneByte: Digits = { min: 2, max: 2, isByte: true, maxValue: 0xff }
const octalPoint: Digits = { min: 1, max: 3, isByte: false, maxValue: 0xff }
const octalByte: Digits = { min: 1, max: 3, isByte: true, maxValue: 0xff }

/** Defaults that most languages share. */
const defaults = { escapeCharacter: '\\', mustEscape: '"\\', mayEscape: '', quotes: '"' } as const
const threeForms = ['\\uXXXX', '\\UXXXXXXXX', '\\xXX'] as const

const json: Language = {
  ...defaults,
  title: 'JSON',
  letters: { ...commonLetters, b: '\b', f: '\f' },
  mayEscape: '/',
  unicode4: 'units',
  forms: ['\\uXXXX'],
  controls: '\\uXXXX',
}

const javascript: Language = {
  ...defaults,
  title: 'JavaScript',
  letters: { ...commonLetters, b: '\b', f: '\f', v: '\v' },
  mustEscape: '"\'\\',
  quotes: '"\'`',
  unicode4: 'units',
  braces: true,
  hex: twoDigits,
  octal: octalPoint,
  forms: ['\\uXXXX', '\\u{X}', '\\xXX'],
  controls: '\\xXX',
  escapesAnySign: true,
  continuation: 'line',
}

const java: Language = {
  ...defaults,
  title: 'Java',
  letters: { ...commonLetters, b: '\b', f: '\f' },
  unescapeOnlyLetters: { s: ' ' },
  mayEscape: "'",
  unicode4: 'units',
  octal: octalPoint,
  forms: ['\\uXXXX'],
  controls: '\\uXXXX',
  continuation: 'line',
  translatesUnicodeFirst: true,
}

const python: Language = {
  ...defaults,
  title: 'Python',
  letters: cLetters,
  mustEscape: '"\'\\',
  quotes: '"\'',
  unicode4: 'points',
  unicode8: true,
  hex: twoDigits,
  octal: octalPoint,
  forms: threeForms,
  controls: '\\xXX',
  continuation: 'line',
}

const c: Language = {
  ...defaults,
  title: 'C',
  letters: cLetters,
  unescapeOnlyLetters: { e: '\x1b' },
  mayEscape: "'?",
  unicode4: 'points',
  unicode8: true,
  hex: { min: 1, max: 8, isByte: true, maxValue: 0xff },
  octal: octalByte,
  forms: threeForms,
  controls: 'octal',
  continuation: 'line',
  minUnicode: 0xa0,
  unsupported: ['surrogates'],
}

const csharp: Language = {
  ...defaults,
  title: 'C#',
  letters: { ...cLetters, 0: '\0' },
  unescapeOnlyLetters: { e: '\x1b' },
  mayEscape: "'",
  unicode4: 'units',
  unicode8: true,
  hex: { min: 1, max: 4, isByte: false, maxValue: 0xffff },
  forms: threeForms,
  controls: '\\uXXXX',
}

const go: Language = {
  ...defaults,
  title: 'Go',
  letters: cLetters,
  unicode4: 'points',
  unicode8: true,
  hex: oneByte,
  octal: { ...octalByte, min: 3 },
  forms: threeForms,
  controls: '\\xXX',
  unsupported: ['surrogates'],
}

const rust: Language = {
  ...defaults,
  title: 'Rust',
  letters: { ...commonLetters, 0: '\0' },
  mayEscape: "'",
  braces: true,
  hex: { ...twoDigits, maxValue: 0x7f },
  forms: ['\\u{X}', '\\xXX'],
  controls: '\\u{X}',
  continuation: 'indent',
  unsupported: ['surrogates'],
}

const php: Language = {
  ...defaults,
  title: 'PHP',
  letters: { ...commonLetters, e: '\x1b', f: '\f', v: '\v' },
  mustEscape: '"\\$',
  braces: true,
  hex: { ...oneByte, min: 1 },
  octal: octalByte,
  forms: ['\\u{X}', '\\xXX'],
  controls: '\\u{X}',
  unsupported: ['surrogates'],
}

const powershell: Language = {
  title: 'PowerShell',
  escapeCharacter: '`',
  letters: { ...cLetters, e: '\x1b', 0: '\0' },
  // PowerShell treats curly quotes as quotes.
  mustEscape: '"`$“”„',
  mayEscape: "'",
  quotes: '"',
  braces: true,
  forms: ['\\u{X}'],
  controls: '\\u{X}',
  escapesAnySign: true,
  continuation: 'line',
}

const regex: Language = {
  ...defaults,
  title: 'Regex',
  letters: { ...commonLetters, f: '\f', v: '\v' },
  mustEscape: '\\^$.*+?()[]{}|/',
  quotes: '/',
  unicode4: 'units',
  braces: true,
  hex: twoDigits,
  forms: ['\\uXXXX', '\\u{X}', '\\xXX'],
  controls: '\\xXX',
  escapesAnySign: true,
}

const properties: Language = {
  ...defaults,
  title: '.properties',
  letters: { ...commonLetters, f: '\f' },
  mustEscape: '\\=:#!',
  mayEscape: ' ',
  quotes: '',
  unicode4: 'units',
  forms: ['\\uXXXX'],
  controls: '\\uXXXX',
  escapesAnySign: true,
  isAsciiOnly: true,
  continuation: 'indent',
}

/** The content of $'…' in Bash. */
const bash: Language = {
  ...defaults,
  title: 'Shell',
  letters: { ...cLetters, e: '\x1b' },
  mustEscape: "'\\",
  mayEscape: '"?',
  quotes: '',
  unicode4: 'points',
  unicode8: true,
  hex: { ...oneByte, min: 1 },
  octal: octalByte,
  forms: threeForms,
  controls: 'octal',
  unsupported: ['surrogates', 'nul'],
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
