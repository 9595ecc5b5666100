import { dirname, resolve } from 'node:path'

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[]; isEntry: boolean; code: string | null } | null
}

/** The root modules of a page; their imports are added. */
type Page = readonly string[]

/**
 * Puts what several pages load into one chunk a group: the modules of the first page, the further ones of the second,
 * and so on; React, which rarely changes, has its own. One chunk of many modules compresses a tenth smaller than many
 * chunks, and takes one request. The content follows from the imports, so that there is no list to maintain.
 */
export function chunkGroups(pages: Record<string, Page>) {
  const groups = Object.entries(pages)
  return [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|rolldown[:/]runtime/, priority: groups.length },
    ...groups.map(([name, page], index) => ({ ...groupOf(name, page), priority: groups.length - 1 - index })),
  ]
}

function groupOf(debugName: string, page: Page) {
  let modules: ReadonlySet<string> | undefined
  const name = (id: string, graph: ModuleGraph) => {
    modules ??= importedBy(page, graph)
    // An entry with a top-level await of a lazy chunk that imports from it would deadlock: it has its own chunk.
    return modules.has(id) && !graph.getModuleInfo(id)?.isEntry ? debugName : null
  }
  return { debugName, name }
}

/** The static imports of these modules, transitively, without dynamic ones. */
function importedBy(page: Page, graph: ModuleGraph): ReadonlySet<string> {
  const seen = new Set<string>()
  const wanted = new Set<string>()
  const doors = new Set<string>()
  const waiting = page.map((path) => resolve(path))
  const visit = (id: string) => {
    seen.add(id)
    const { importedIds = [], code } = graph.getModuleInfo(id) ?? {}
    if (isPackageDoor(id)) return void doors.add(id)
    for (const [names] of importsIn(code)) for (const name of names) wanted.add(name)
    waiting.push(...importedIds)
  }
  do {
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) if (!seen.has(id)) visit(id)
    // Of a package's re-exports only the used ones are loaded.
    for (const door of doors) waiting.push(...behind(door, wanted, graph).filter((id) => !seen.has(id)))
  } while (waiting.length > 0)
  return seen
}

const isPackageDoor = (id: string): boolean => id.includes('/node_modules/') && /\/index\.m?js$/.test(id)

function behind(door: string, wanted: ReadonlySet<string>, graph: ModuleGraph): string[] {
  const { importedIds = [], code } = graph.getModuleInfo(door) ?? {}
  const unwanted = importsIn(code).flatMap(([names, from]) =>
    names.some((name) => wanted.has(name)) ? [] : [resolve(dirname(door), from)],
  )
  return importedIds.filter((id) => !unwanted.includes(id))
}

/** The names that a module imports, as bundled packages write it: `import { a, b as c } from "./d.js"`. */
const importsIn = (code?: string | null): [names: string[], from: string][] =>
  (code ?? '').split('import {').flatMap((piece) => {
    const [names = '', rest = ''] = [piece.slice(0, piece.indexOf('}')), piece.slice(piece.indexOf('}') + 1)]
    const [, from] = /^ ?from ?["']([^"'\n]{1,200})["']/.exec(rest) ?? []
    if (from === undefined) return []
    return [[names.split(',').map((name) => name.trim().split(' as ')[0] ?? ''), from]]
  })
