import type { WholeTool } from '#core/catalogue.ts'

/**
 * Finds the tool that somebody meant by an address: one whose id begins with a part of it (`/tools/json`), comes close to
 * it (`/tools/bas64`), or that a search for it finds (`/tools/sha256`). The last part counts most; undefined when none is
 * near. The tools come with the most popular first.
 */
export function closestTool(
  path: string,
  tools: readonly WholeTool[],
  search: (query: string) => readonly WholeTool[],
): WholeTool | undefined {
  const parts = path
    .split('/')
    .map(readablePart)
    .filter((part) => part.length > 1 && part !== 'tools')
  return parts
    .toReversed()
    .map((part) => byId(part, tools) ?? nearest(part, tools) ?? search(part.replace(/[-_+.]/g, ' '))[0])
    .find((tool) => tool !== undefined)
}

/** A part of an address as it was meant: in lower case, without what a file would be called by. */
function readablePart(part: string): string {
  const bare = part.toLowerCase().replace(/\.(html?|php|aspx?|js)$/, '')
  try {
    return decodeURIComponent(bare)
  } catch {
    return bare
  }
}

/** The id itself or one before, then one that differs in hyphens alone, then one that begins with it, then one that it begins with, then one that has it. */
function byId(part: string, tools: readonly WholeTool[]): WholeTool | undefined {
  if (part.length < 3) return undefined
  const words = part.split(/[-_ ]/)
  const dense = words.join('')
  return (
    tools.find(({ id, formerIds = [] }) => [id, ...formerIds].includes(part)) ??
    tools.find(({ id }) => id.replaceAll('-', '') === dense) ??
    tools.find(({ id }) => id.startsWith(part)) ??
    tools.find(({ id }) => part.startsWith(id)) ??
    tools.find(({ id }) => id.split('-').some((word) => word.length > 2 && words.includes(word)))
  )
}

function nearest(part: string, tools: readonly WholeTool[]): WholeTool | undefined {
  const ranked = tools
    .map((tool) => ({ tool, distance: distanceBetween(part.slice(0, 60), tool.id) }))
    .sort((a, b) => a.distance - b.distance)
  const [first] = ranked
  return first && first.distance <= Math.max(1, first.tool.id.length / 3) ? first.tool : undefined
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
