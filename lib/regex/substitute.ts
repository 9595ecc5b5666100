import type { RegexMatch } from './engine.ts'

interface Named extends RegexMatch {
  names: readonly (string | undefined)[]
}

/**
 * Expands a replacement template, as String.prototype.replace does (ECMA-262, GetSubstitution): `$$` is a dollar sign,
 * `$&` the match, `` $` `` and `$'` the text before and after it, `$1` to `$99` a group, `$<name>` a named one.
 */
export function substitute(template: string, text: string, { start, end, groups, names }: Named): string {
  const hasNames = names.some((name) => name !== undefined)
  const textOf = (index: number) => {
    const span = groups[index]
    return span ? text.slice(span.start, span.end) : ''
  }
  const write = (whole: string, sign?: string, digits?: string, name?: string, close?: string): string => {
    if (sign === '$') return '$'
    if (sign === '&') return text.slice(start, end)
    if (sign === '`') return text.slice(0, start)
    if (sign === "'") return text.slice(end)
    if (digits !== undefined) return numbered(whole, digits, groups.length, textOf)
    // An unterminated name is literal, and so are later ones.
    if (close === '') return `$<${(name ?? '').replace(nameless, write)}`
    // At most one of several groups with the same name participates.
    const indexes = names.flatMap((groupName, index) => (groupName === name ? [index] : []))
    return textOf(indexes.find((index) => groups[index]) ?? -1)
  }
  // `$<` is literal if the pattern has no named groups.
  return template.replace(hasNames ? named : nameless, write)
}

const named = /\$(?:([$&`'])|(\d{1,2})|<([^>]*)(>?))/g
const nameless = /\$(?:([$&`'])|(\d{1,2}))/g

/** `$10` is group 10 if there is one, else group 1 and a zero. */
function numbered(whole: string, digits: string, count: number, textOf: (index: number) => string): string {
  const both = Number(digits)
  if (both >= 1 && both <= count) return textOf(both - 1)
  const first = Number(digits[0])
  if (digits.length === 2 && first >= 1 && first <= count) return textOf(first - 1) + digits[1]
  return whole
}
