/** A graph by name: where each node leads, and through which import. */
export type Graph = Map<string, Map<string, string>>

/** Files as nodes. */
export const graphOfFiles = (imports: Iterable<Import>): Graph =>
  graphOf(imports, (file, target) => (file === target ? undefined : [file, target]))

/**
 * Folders as nodes, those within one folder beside each other, each with all that is below it: `ui/bench` and `ui/run`,
 * `web/admin/config` and `web/admin/lists`. A folder and the one that it stands in are no two sides.
 */
export const graphOfFolders = (imports: Iterable<Import>): Graph => graphOf(imports, siblings)

/** An import as two paths from the root. */
export type Import = readonly [file: string, target: string]

/**
 * Lists the imports that make cycles: of a graph from which what leads nowhere and what nothing leads to is taken away
 * until nothing changes (Kahn, 1962). What lies between two cycles stays too.
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

/** The first folders in which two paths differ; undefined where one of the files lies in the folder that they share. */
function siblings(file: string, target: string): Import | undefined {
  const [from, to] = [file.split('/'), target.split('/')]
  const at = from.findIndex((part, index) => part !== to[index])
  if (at < 1 || at >= from.length - 1 || at >= to.length - 1) return undefined
  return [from.slice(0, at + 1).join('/'), to.slice(0, at + 1).join('/')]
}
