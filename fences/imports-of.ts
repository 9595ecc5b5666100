import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path/posix'
import { parseSync } from 'vite'

/** Every file of code in a room, as a path from the root. */
export const codeFiles = globSync('*/**/*.{ts,tsx}', {
  exclude: ['**/node_modules/**', '**/fixtures/**', '**/dist/**'],
}).sort()

/** Lists the project's own files that a file imports, as paths from the root. A glob is listed as its pattern. */
export const importsOf = (file: string): string[] => importsIn(file, readFileSync(file, 'utf8'))

/** Lists what a source imports: statically, lazily, by a glob, or as the file of a worker. */
export function importsIn(file: string, source: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module
  const specifiers = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value ?? '')),
    ...dynamicImports.map(({ moduleRequest }) => source.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
    ...globsIn(source),
    ...Array.from(source.matchAll(workerFile), ([, path = '']) => path),
  ]
  return specifiers.flatMap((specifier) => {
    // Files of packages belong to no room.
    if (specifier.startsWith('/node_modules/')) return []
    const either = conditional[specifier]
    if (either) return either
    if (/^[#/]/.test(specifier)) return specifier.slice(1)
    return specifier.startsWith('.') ? join(file, '..', specifier) : []
  })
}

/** Whether a source imports something by a path computed at run time. */
export const hasComputedImport = (file: string, source: string): boolean =>
  parseSync(file, source).module.dynamicImports.some(
    ({ moduleRequest }) => !/^(['"]|`[^$]*$)/.test(source.slice(moduleRequest.start, moduleRequest.end)),
  )

/** Import names that resolve to different files in Node and in browsers. */
const conditional: Record<string, string[]> = Object.fromEntries(
  Object.entries(JSON.parse(readFileSync('package.json', 'utf8')).imports as Record<string, Paths>)
    .filter(([, paths]) => typeof paths === 'object')
    .map(([name, paths]) => [name, [...new Set(pathsIn(paths))]]),
)

type Paths = string | { [condition: string]: Paths }

function pathsIn(paths: Paths): string[] {
  return typeof paths === 'string' ? [paths.slice(2)] : Object.values(paths).flatMap(pathsIn)
}

/** The patterns of `import.meta.glob`, one or a list, without negated ones. */
function globsIn(source: string): string[] {
  const lists = Array.from(source.matchAll(globPatterns), ([, list = '']) => list)
  return lists.flatMap((list) => Array.from(list.matchAll(/'([^'!][^']*)'/g), ([, pattern = '']) => pattern))
}

const globPatterns = /import\.meta\.glob[\s\S]{0,200}?\(\s*\[?\s*((?:'[^']+'\s*,?\s*)+)/g

/** A code file whose URL is created to run it in a worker or a process. */
const workerFile = /new URL\(\s*'([^']+\.(?:tsx?|mjs))',\s*import\.meta\.url/g
