/** The text of a round: its characters and their layout. */
export interface Material {
  characters: readonly string[]
  /** The indexes of characters that start a line. */
  lines: ReadonlySet<number>
  /** The indexes of characters after a gap, which separates words and is not typed. */
  gaps: ReadonlySet<number>
}

/** The number of characters or words per group. */
export const groupSize = 50

/** Prepares a text for typing; its line ends are shown but not typed. */
export function materialOfText(text: string): Material {
  const characters: string[] = []
  const lines = new Set<number>()
  for (const line of text.split(/\r\n?|\n/)) {
    const typed = [...line.trim().replace(/[\s\u3000]+/g, ' ')]
    if (typed.length === 0) continue
    if (characters.length > 0) lines.add(characters.length)
    for (const character of typed) characters.push(character)
  }
  return { characters, lines, gaps: new Set() }
}

/** Prepares the characters or words of a group for typing, shuffled if `random` is given. */
export function materialOfItems(items: readonly string[], group: number, random?: () => number): Material {
  const chosen = items.slice(group * groupSize, (group + 1) * groupSize)
  const ordered = random ? shuffled(chosen, random) : chosen
  const characters: string[] = []
  const gaps = new Set<number>()
  for (const item of ordered) {
    const each = [...item]
    if (each.length > 1 && characters.length > 0) gaps.add(characters.length)
    characters.push(...each)
  }
  return { characters, lines: new Set(), gaps }
}

/** A Fisher–Yates shuffle. */
function shuffled(items: readonly string[], random: () => number): string[] {
  const all = [...items]
  for (let last = all.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[all[last], all[other]] = [all[other] ?? '', all[last] ?? '']
  }
  return all
}
