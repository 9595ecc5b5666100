/** What is said instead of a stretch of text. */
export interface Replacement {
  start: number
  end: number
  spoken: string
}

/** A way to read what a pattern finds; undefined leaves it as it is. */
export interface Rule {
  pattern: RegExp
  read(groups: (string | undefined)[], place: { before: string; after: string }): string | undefined
}

/** Reads a text by rules that are tried in turn where one of `begin` stands; what one has read the others do not see. */
export function replaceAll(text: string, rules: readonly Rule[]): Replacement[] {
  const found: Replacement[] = []
  let at = 0
  while (at < text.length) {
    const next = firstMatch(text, at, rules)
    if (next) found.push(next)
    at = next?.end ?? at + 1
  }
  return found
}

/** Patterns are sticky: each looks at one place alone, so that a long text is gone through once. */
function firstMatch(text: string, at: number, rules: readonly Rule[]): Replacement | undefined {
  for (const { pattern, read } of rules) {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (!match || match[0] === '') continue
    const end = at + match[0].length
    const spoken = read(match.slice(1), { before: text.slice(Math.max(0, at - 1), at), after: text.slice(end, end + 4) })
    if (spoken !== undefined) return { start: at, end, spoken }
  }
  return undefined
}
