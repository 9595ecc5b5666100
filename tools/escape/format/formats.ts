import { cmd } from './cmd.ts'
import { css } from './css.ts'
import { csv, sql } from './doubled.ts'
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

/** A string of a language, in which a mark stands before what is escaped. */
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
  // Two backticks around the text would be read as quotes.
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
  // Blanks before a value would be left out.
  properties: { ...properties, escape: (text, options) => `${properties.escape(text, options)}`.replace(/^ /, '\\ ') },
}
