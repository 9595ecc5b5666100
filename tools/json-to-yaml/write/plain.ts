import { hasUnprinted } from './unprinted.ts'

/**
 * Says whether a text can stand without quotes in a block, and is a text to every reader: YAML 1.2's core schema, YAML
 * 1.1's booleans, octal and sexagesimal numbers, dates, merge keys. It is rather careful than right.
 */
export const isPlain = (text: string): boolean =>
  !unplain.test(text) &&
  !hasUnprinted(text) &&
  !isWord.has(text.length < 6 ? text.toLowerCase() : text) &&
  !numeric.test(text)

/**
 * What begins or ends as no plain scalar may, a colon or a number sign that would mean something, and what is not seen.
 */
const unplain = /^(?:[\s?:,[\]{}#&*!|>'"%@`\u00a0]|-(?!-?[A-Za-z])|\.(?![A-Za-z])|$)|[\s:\u00a0]$|: | #|[\t\n]/

const isWord = new Set('null ~ true false yes no on off y n = << .inf +.inf .nan'.split(' '))

/** Numbers of either version, dates, times, addresses: what is made of their signs alone. */
const numeric = /^[-+.]{0,2}(?:\d|[eE][-+]?\d)[\da-fA-FxoXOtTzZ_.:+ -]*$/
