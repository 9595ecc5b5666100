import { dirname, resolve } from 'node:path'

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[]; isEntry: boolean; code: string | null } | null
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
    // What a package offers at its door is loaded only as far as somebody wants it.
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

/** The names that a module imports, as the packages that are bundled write it: `import { a, b as c } from "./d.js"`. */
const importsIn = (code?: string | null): [names: string[], from: string][] =>
  (code ?? '').split('import {').flatMap((piece) => {
    const [names = '', rest = ''] = [piece.slice(0, piece.indexOf('}')), piece.slice(piece.indexOf('}') + 1)]
    const [, from] = /^ ?from ?["']([^"'\n]{1,200})["']/.exec(rest) ?? []
    if (from === undefined) return []
    return [[names.split(',').map((name) => name.trim().split(' as ')[0] ?? ''), from]]
  })
