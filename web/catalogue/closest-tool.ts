import type { Tool } from '#kit/catalogue.ts'

/** Finds the tool whose id an address comes closest to; undefined when none is near. */
export function closestTool(path: string, tools: readonly Tool[]): Tool | undefined {
  const word = (path.split('/').findLast(Boolean) ?? '').toLowerCase()
  const ranked = tools
    .map((tool) => ({ tool, distance: distanceBetween(word, tool.id) }))
    .sort((a, b) => a.distance - b.distance)
  const [nearest] = ranked
  return nearest && nearest.distance <= Math.max(1, nearest.tool.id.length / 3) ? nearest.tool : undefined
}

/** Counts the letters to change, add or leave out (Levenshtein 1966). */
function distanceBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (let column = 1; column <= other.length; column++) {
      const change = (row[column - 1] ?? 0) + (letter === other[column - 1] ? 0 : 1)
      next.push(Math.min(change, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
