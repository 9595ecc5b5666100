/**
 * Prepares to find the files that a name of a checksum list means. A name without folders means a file in any folder, and
 * a file without a folder is meant by a name in any: the longer the common end, the better, and only the best are given.
 */
export function filesByName<Item extends { path: string }>(files: readonly Item[]): (name: string) => Item[] {
  const byLast = Map.groupBy(
    files.map((item) => ({ item, parts: partsOf(item.path) })),
    ({ parts }) => parts.at(-1),
  )
  return (name) => {
    const asked = partsOf(name)
    const common = (byLast.get(asked.at(-1)) ?? []).map(({ item, parts }) => ({ item, end: commonEnd(asked, parts) }))
    const best = common.reduce((max, { end }) => Math.max(max, end), 1)
    return common.flatMap(({ item, end }) => (end === best ? [item] : []))
  }
}

/** How many parts two paths share from their ends on; none unless one of them ends the other. */
function commonEnd(one: readonly string[], other: readonly string[]): number {
  const shorter = Math.min(one.length, other.length)
  for (let back = 1; back <= shorter; back++) if (one.at(-back) !== other.at(-back)) return 0
  return shorter
}

/** Windows divides folders by a backslash, and macOS writes an accent as a character of its own. */
const partsOf = (path: string): string[] =>
  path
    .normalize('NFC')
    .split(/[/\\]/)
    .filter((part) => part !== '' && part !== '.')
