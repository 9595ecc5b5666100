// What makes commands start faster, in the bundles for Node.
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const root = join(import.meta.dirname, '..')

/**
 * Packages of many small files that commands load at once, which are bundled to be few files. All others stay external,
 * so that they find their own files.
 */
export const bundledPackages = [
  ...['zod', 'sql-formatter', 'nearley'],
  ...['markdown-it', 'markdown-it-footnote', 'linkify-it', 'mdurl', 'uc.micro', 'punycode.js'],
  ...['parse5', 'entities'],
  ...['file-type', 'strtok3', 'token-types', 'uint8array-extras', '@borewit/text-codec', 'ieee754'],
  ...['@tokenizer/inflate', '@tokenizer/token', 'debug', 'ms'],
  ...['temporal-polyfill', 'temporal-utils'],
  'highlight.js',
]

/**
 * Puts modules that are loaded together into one file each: opening a file takes a third of a millisecond of a start.
 * `core` is what every run of an operation loads; then what the operations of the same tools import, which for a tool
 * alone is all that its `operations.ts` imports.
 */
export function nodeChunks(tools: readonly string[]) {
  const usersOf = usersByModule(tools)
  // What more tools share comes first, since a group takes along what its modules import.
  const shared = tools.map((_, index) => ({
    priority: index + 1,
    debugName: `shared by ${index + 1}`,
    name: (id: string, graph: Graph) => {
      const users = usersOf(id, graph)
      return users.atOnce.length === index + 1 ? nameOf(users) : null
    },
  }))
  return {
    groups: [
      {
        debugName: 'core',
        name: (id: string, graph: Graph) =>
          ofCore.test(id) || usersOf(id, graph).atOnce.length >= manyTools ? 'core' : null,
        priority: tools.length + 3,
      },
      { name: 'charset', priority: tools.length + 2, test: /[\\/]lib[\\/]charset[\\/]/ },
      { name: 'start', priority: tools.length + 1, test: /[\\/]cli[\\/]run-operation\.ts$/ },
      ...shared,
    ],
  }
}

const ofCore = /[\\/](kit|node_modules[\\/]zod)[\\/]/

/** What so many tools share is loaded with every run: 13 kB, for which most would open one to four files. */
const manyTools = 8

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

/** The tools whose `operations.ts` imports a module, by itself or through others, at once or only when it is used. */
interface Users {
  atOnce: string[]
  late: string[]
}

const nobody: Users = { atOnce: [], late: [] }

/** Finds the users of a module; the graph is walked once. */
function usersByModule(tools: readonly string[]): (id: string, graph: Graph) => Users {
  let users: Map<string, Users> | undefined
  const walk = (graph: Graph): Map<string, Users> => {
    const byModule = new Map<string, Users>()
    const add = (id: string, tool: string, when: keyof Users) => {
      const { atOnce, late } = byModule.get(id) ?? nobody
      byModule.set(id, { atOnce, late, [when]: [...(when === 'late' ? late : atOnce), tool] })
    }
    for (const tool of tools) {
      const atOnce = new Set([join(root, 'tools', tool, 'operations.ts')])
      // Iterating over a set includes items added meanwhile.
      for (const id of atOnce) for (const each of graph.getModuleInfo(id)?.importedIds ?? []) atOnce.add(each)
      const all = new Set(atOnce)
      for (const id of all) {
        add(id, tool, atOnce.has(id) ? 'atOnce' : 'late')
        const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
        for (const each of [...importedIds, ...dynamicallyImportedIds]) all.add(each)
      }
    }
    return byModule
  }
  return (id, graph) => {
    users ??= walk(graph)
    return users.get(id) ?? nobody
  }
}

/** What others load later is no part of a tool's own file, which they would load with it. */
function nameOf({ atOnce, late }: Users): string {
  const [tool = ''] = atOnce
  if (atOnce.length === 1 && late.length === 0) return `tool-${tool}`
  const hash = createHash('sha256').update(`${atOnce.join()};${late.join()}`).digest('hex').slice(0, 6)
  return `shared-${atOnce.length + late.length}-${hash}`
}

/**
 * Takes Node's own modules from `process.getBuiltinModule` instead of importing them: an import reads every export,
 * among them those of `node:fs` that load its streams, which is 6 ms of each start.
 */
export function directBuiltins(): Plugin {
  return { name: 'direct-builtins', renderChunk: (code) => takeBuiltinsDirectly(code) }
}

/** The import of a module of Node's as bundles write it: of names, of the default export or of all. */
const builtinImport =
  /^import (?:\{([^{}]{1,2000})\}|(?:\* as )?([\w$]{1,100})) from (["']node:[a-z_/0-9]{1,40}["']);?$/gm

/**
 * Modules of functions, which most commands never call: each is loaded by a call of one, since they take 2 ms of each
 * start. The constants of `fs` are no function, and taken at once.
 */
const loadedOnCall = /node:(?:fs|stream)\/promises/

export const takeBuiltinsDirectly = (code: string): string =>
  code.replace(builtinImport, (_, names: string | undefined, all: string | undefined, from: string) => {
    // By the global object, since a module may import `process` itself.
    const builtin = `globalThis.process.getBuiltinModule(${from})`
    if (names === undefined) return `const ${all} = ${builtin};`
    if (!loadedOnCall.test(from) || /\bconstants\b/.test(names))
      return `const {${names.replace(/ as /g, ': ')}} = ${builtin};`
    const functions = [...names.matchAll(/([\w$]+)(?: as ([\w$]+))?/g)]
    return functions
      .map(([, name, local = name]) => `const ${local} = (...args) => ${builtin}.${name}(...args);`)
      .join('\n')
  })
