/** A graph: for each node, its target nodes and the import that leads there. */
export type Graph = Map<string, Map<string, string>>

/** The graph of files. */
export const graphOfFiles = (imports: Iterable<Import>): Graph =>
  graphOf(imports, (file, target) => (file === target ? undefined : [file, target]))

/**
 * The graph of sibling folders, each with all its descendants: `ui/bench` and `ui/run`, `web/admin/config` and
 * `web/admin/lists`. A folder and its parent are not siblings.
 */
export const graphOfFolders = (imports: Iterable<Import>): Graph => graphOf(imports, siblings)

/** An import as two paths from the root. */
export type Import = readonly [file: string, target: string]

/**
 * Lists the imports in cycles: those left after repeatedly removing nodes without outgoing or incoming edges (Kahn,
 * 1962). Paths between two cycles remain too.
 */
export function cyclesIn(graph: Graph): string[] {
  const left = new Map([...graph].map(([from, targets]) => [from, new Map(targets)]))
  for (let before = -1; before !== left.size; ) {
    before = left.size
    const reached = new Set([...left.values()].flatMap((targets) => [...targets.keys()]))
    for (const [from, targets] of left) {
      for (const to of targets.keys()) if (!left.has(to)) targets.delete(to)
      if (targets.size === 0 || !reached.has(from)) left.delete(from)
    }
  }
  return [...left].flatMap(([from, targets]) => [...targets].map(([to, through]) => `${from} → ${to} (${through})`))
}

function graphOf(imports: Iterable<Import>, nodesOf: (file: string, target: string) => Import | undefined): Graph {
  const graph: Graph = new Map()
  for (const [file, target] of imports) {
    const [from, to] = nodesOf(file, target) ?? []
    if (from === undefined || to === undefined) continue
    const targets = graph.get(from) ?? new Map<string, string>()
    graph.set(from, targets.set(to, targets.get(to) ?? `${file} imports ${target}`))
  }
  return graph
}

/**
 * Returns the first folders in which two paths differ; undefined if one of the files is directly in their common
 * folder.
 */
function siblings(file: string, target: string): Import | undefined {
  const [from, to] = [file.split('/'), target.split('/')]
  const at = from.findIndex((part, index) => part !== to[index])
  if (at < 1 || at >= from.length - 1 || at >= to.length - 1) return undefined
  return [from.slice(0, at + 1).join('/'), to.slice(0, at + 1).join('/')]
}
