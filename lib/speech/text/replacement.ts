/** The spoken form of a part of the text. */
export interface Replacement {
  start: number
  end: number
  spoken: string
}

/**
 * How to read matches of a pattern: `read` returns undefined to try the next rule; without it the match is left as
 * written.
 */
export interface Rule {
  pattern: RegExp
  read?: (groups: (string | undefined)[], place: Place) => string | undefined
}

/** The character before a match, and some after it. */
interface Place {
  before: string
  after: string
}

/** Makes a rule. Its pattern is sticky, so that a text is scanned only once. */
export const createRule = (pattern: RegExp, read?: Rule['read']): Rule => ({ pattern, ...(read && { read }) })

/** Applies rules in order at each position; matched text is not matched again. */
export function applyRules(text: string, rules: readonly Rule[]): Replacement[] {
  const replacements: Replacement[] = []
  let at = 0
  while (at < text.length) {
    const { end, spoken } = firstMatch(text, at, rules)
    if (spoken !== undefined) replacements.push({ start: at, end, spoken })
    at = end
  }
  return replacements
}

function firstMatch(text: string, at: number, rules: readonly Rule[]): { end: number; spoken?: string } {
  for (const { pattern, read } of rules) {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (!match || match[0] === '') continue
    const end = at + match[0].length
    if (!read) return { end }
    const spoken = read(match.slice(1), {
      before: text.slice(Math.max(0, at - 1), at),
      after: text.slice(end, end + 4),
    })
    if (spoken !== undefined) return { end, spoken }
  }
  return { end: at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1) }
}
