/** The spoken form of a part of the text. */
export interface Replacement {
  start: number
  end: number
  spoken: string
}

/** A way to read what a pattern finds: undefined lets other rules try, without `read` it is left as it is written. */
export interface Rule {
  pattern: RegExp
  read?: (groups: (string | undefined)[], place: Place) => string | undefined
}

/** The character before what was found, and some behind it. */
interface Place {
  before: string
  after: string
}

/** Makes a rule; its pattern is sticky and looks at one place alone, so that a text is gone through once. */
export const createRule = (pattern: RegExp, read?: Rule['read']): Rule => ({ pattern, ...(read && { read }) })

/** Reads a text by rules that are tried in turn at each place; what one has read the others do not see. */
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
