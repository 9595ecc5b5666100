import { cmd } from './cmd.ts'
import { css } from './css.ts'
import { csv, sql } from './doubled-quotes.ts'
import type { Format } from './format.ts'
import { html } from './html.ts'
import { type Language, languages } from './languages.ts'
import { latex } from './latex.ts'
import { readString } from './read-string.ts'
import { shell } from './shell.ts'
import { unicodeNotation } from './unicode-notation.ts'
import { writeString } from './write-string.ts'
import { xml } from './xml.ts'

export const formatNames = [
  ...(['unicode', 'html', 'xml', 'json', 'javascript', 'java', 'python', 'c', 'csharp', 'go', 'rust', 'php'] as const),
  ...(['css', 'sql', 'shell', 'powershell', 'cmd', 'regex', 'csv', 'latex', 'properties'] as const),
] as const

export type FormatName = (typeof formatNames)[number]

/** Returns the format of a language's strings. */
const stringOf = (language: Language): Format => ({
  title: language.title,
  forms: language.forms,
  escape: (text, options) => writeString(text, language, options),
  unescape: (text, strict) => readString(text, language, strict),
})

const properties = stringOf(languages.properties)
const javascript = stringOf(languages.javascript)

export const formats: Record<FormatName, Format> = {
  unicode: unicodeNotation,
  html,
  xml,
  json: stringOf(languages.json),
  // A text that begins and ends with backticks would be read as quoted.
  javascript: {
    ...javascript,
    escape: (text, options) => `${javascript.escape(text, options)}`.replace(/^`(?=.*`$)/s, '\\`'),
  },
  java: stringOf(languages.java),
  python: stringOf(languages.python),
  c: stringOf(languages.c),
  csharp: stringOf(languages.csharp),
  go: stringOf(languages.go),
  rust: stringOf(languages.rust),
  php: stringOf(languages.php),
  css,
  sql,
  shell,
  powershell: stringOf(languages.powershell),
  cmd,
  regex: stringOf(languages.regex),
  csv,
  latex,
  // Leading spaces would be removed from the value.
  properties: { ...properties, escape: (text, options) => `${properties.escape(text, options)}`.replace(/^ /, '\\ ') },
}
