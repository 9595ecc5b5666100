import type { WholeTool } from '#core/catalogue.ts'

/**
 * Finds the tool nearest to a URL: one whose id begins with a segment of it (`/tools/json`), is similar to it
 * (`/tools/bas64`), or that a search for it finds (`/tools/sha256`). The last segment counts most; undefined if none is
 * near. The tools are sorted by popularity.
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

/** A normalized segment of a URL: in lower case, without a file extension. */
function readablePart(part: string): string {
  const bare = part.toLowerCase().replace(/\.(html?|php|aspx?|js)$/, '')
  try {
    return decodeURIComponent(bare)
  } catch {
    return bare
  }
}

/**
 * In order: the id itself or a former one, an id that differs in hyphens only, one that begins with it, one that it
 * begins with, one that contains it.
 */
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

/** The edit distance: substitutions, insertions and deletions (Levenshtein 1966). */
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
