/**
 * Indexes files to find those that a name in a checksum list refers to. A name without folders matches files in any
 * folder, and a file without folders matches names in any: of all matches, those with the longest common end are
 * returned.
 */
export function filesByName<Item extends { path: string }>(files: readonly Item[]): (name: string) => Item[] {
  const byFileName = Map.groupBy(
    files.map((item) => ({ item, parts: partsOf(item.path) })),
    ({ parts }) => parts.at(-1),
  )
  return (name) => {
    const wanted = partsOf(name)
    const common = (byFileName.get(wanted.at(-1)) ?? []).map(({ item, parts }) => ({
      item,
      end: commonEnd(wanted, parts),
    }))
    const best = common.reduce((max, { end }) => Math.max(max, end), 1)
    return common.flatMap(({ item, end }) => (end === best ? [item] : []))
  }
}

/** Returns the number of segments of the shorter path if the other one ends with it, or else 0. */
function commonEnd(one: readonly string[], other: readonly string[]): number {
  const shorter = Math.min(one.length, other.length)
  for (let back = 1; back <= shorter; back++) if (one.at(-back) !== other.at(-back)) return 0
  return shorter
}

/** Windows separates folders by backslashes, and macOS decomposes accented letters (NFD). */
const partsOf = (path: string): string[] =>
  path
    .normalize('NFC')
    .split(/[/\\]/)
    .filter((part) => part !== '' && part !== '.')
