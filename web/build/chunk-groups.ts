import { resolve } from 'node:path'

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[]; isEntry: boolean } | null
}

/** The modules that a page is drawn by, whatever they import comes with them. */
type Page = readonly string[]

/**
 * Puts what the home page loads into one file, and what every tool's page loads besides into another; React, which seldom
 * changes, has its own. One file of many modules packs a tenth smaller than many files. What is in them follows from the
 * imports, so that no list of files goes out of date.
 */
export function chunkGroups(home: Page, tool: Page) {
  return [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|rolldown[:/]runtime/, priority: 3 },
    { ...groupOf('first', home), priority: 2 },
    { ...groupOf('bench', tool), priority: 1 },
  ]
}

function groupOf(debugName: string, page: Page) {
  let modules: ReadonlySet<string> | undefined
  const name = (id: string, graph: ModuleGraph) => {
    modules ??= importedBy(page, graph)
    // An entry waits for what is loaded later, and what it waited for would wait for its file: it has one of its own.
    return modules.has(id) && !graph.getModuleInfo(id)?.isEntry ? debugName : null
  }
  return { debugName, name }
}

/** All modules that these import, and what those import, but for what is loaded later. */
function importedBy(page: Page, graph: ModuleGraph): ReadonlySet<string> {
  const seen = new Set<string>()
  const waiting = page.map((path) => resolve(path))
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return seen
}
