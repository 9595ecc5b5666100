import type { RegexMatch } from './engine.ts'

interface Named extends RegexMatch {
  names: readonly (string | undefined)[]
}

/**
 * Writes what takes the place of a match, as String.prototype.replace does (ECMA-262, GetSubstitution): `$$` is a dollar
 * sign, `$&` the match, `` $` `` and `$'` what stands before and behind it, `$1` to `$99` a group, `$<name>` a named one.
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
    // A name that never ends is none, and no other can end behind it.
    if (close === '') return `$<${(name ?? '').replace(nameless, write)}`
    // Of groups that share a name at most one has taken part.
    const indexes = names.flatMap((groupName, index) => (groupName === name ? [index] : []))
    return textOf(indexes.find((index) => groups[index]) ?? -1)
  }
  // Without a name in the pattern `$<` is nothing but itself.
  return template.replace(hasNames ? named : nameless, write)
}

const named = /\$(?:([$&`'])|(\d{1,2})|<([^>]*)(>?))/g
const nameless = /\$(?:([$&`'])|(\d{1,2}))/g

/** `$10` is group 10 where there are so many, else group 1 and a zero. */
function numbered(whole: string, digits: string, count: number, textOf: (index: number) => string): string {
  const both = Number(digits)
  if (both >= 1 && both <= count) return textOf(both - 1)
  const first = Number(digits[0])
  if (digits.length === 2 && first >= 1 && first <= count) return textOf(first - 1) + digits[1]
  return whole
}
