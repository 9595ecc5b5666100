/** What a round types: its characters, and how they stand on the page. */
export interface Material {
  characters: readonly string[]
  /** Before which characters a line begins. */
  lines: ReadonlySet<number>
  /** Before which characters there is a gap: words of a lesson stand apart, and nobody types the gap. */
  gaps: ReadonlySet<number>
}

/** How many characters or words of a lesson are typed at once. */
export const groupSize = 50

/** Makes material of a text: the ends of its lines are seen, and not typed. */
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

/** Makes material of the characters or words of a group, in their order or in another. */
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

/** Every order is as likely as any other (Fisher and Yates). */
function shuffled(items: readonly string[], random: () => number): string[] {
  const all = [...items]
  for (let last = all.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[all[last], all[other]] = [all[other] ?? '', all[last] ?? '']
  }
  return all
}
