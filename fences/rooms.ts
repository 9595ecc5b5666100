/** Who may import whom, besides itself. A folder that is not here is no room. */
export const rooms: Record<string, string[]> = {
  kit: [],
  lib: ['kit'],
  core: ['kit', 'lib', 'tools'],
  contract: ['kit'],
  ui: ['kit', 'lib', 'core'],
  tools: ['kit', 'lib'],
  web: ['kit', 'lib', 'core', 'contract', 'ui', 'tools'],
  server: ['kit', 'lib', 'core', 'contract', 'tools'],
  cli: ['kit', 'lib', 'core', 'contract', 'tools', 'server'],
  e2e: ['kit', 'lib', 'core', 'contract', 'tools', 'scripts'],
  fences: ['kit', 'lib', 'tools'],
  scripts: ['kit', 'lib', 'core', 'contract', 'tools', 'web', 'server'],
}

/** What one room shows another of itself, where it shows no more than that. */
const windows: Record<string, RegExp> = {
  // The command line speaks MCP as the server does, and starts the site: it takes nothing else of HTTP or the store.
  'cli→server': /^server\/(mcp\/|(settings\/settings|commands\/run-command|app\/serve)\.ts$)/,
  // The description of the API, and the pages of a static site, are written from what the server would answer; the benchmark of several processes needs a PostgreSQL.
  'scripts→server': /^server\/(catalogue\/open-api|commands\/build-static|fixtures\/run-postgres)\.ts$/,
  // The benchmark measures the search itself; the build writes the service worker and the page without a server, the package the library for browsers.
  'scripts→web':
    /^web\/(search\/rank|offline\/files-to-keep|build\/(voice-data|espeak-address)|theme\/before-paint)\.ts$/,
  // A page loads the library for browsers as the package holds it.
  'e2e→scripts': /^scripts\/package\/(bundle|library-modules)\.ts$/,
}

/** Says whether a file may import another, both as paths from the root. */
export function mayImport(file: string, target: string): boolean {
  if (/^tools\/[^/]+\/tool\.ts$/.test(file)) return target === 'kit/tool.ts'
  if (target.startsWith(homeOf(file))) return true
  if (/^tools\/[^/]+\/page\//.test(file) && (roomOf(target) === 'ui' || target === 'core/report-bug.ts')) return true
  // What is asked of every tool asks the catalogue for them.
  if (/^tools\/[^/]+\.test\.ts$/.test(file) && roomOf(target) === 'core') return true
  if (!rooms[roomOf(file)]?.includes(roomOf(target))) return false
  return windows[`${roomOf(file)}→${roomOf(target)}`]?.test(target) ?? true
}

/** A tool lives in its folder alone, everything else in its room. */
const homeOf = (file: string): string => /^tools\/[^/]+\/|^[^/]+\//.exec(file)?.[0] ?? ''

export const roomOf = (path: string): string => path.split('/')[0] ?? ''

/** Files that import by paths computed at run time: the other tests cannot see what these import. */
export const mayComputeImports: readonly string[] = [
  'core/load-tools.node.ts',
  // Formats of images, by their folders too.
  'lib/imaging/formats/found.node.ts',
  // Files that were generated, and suites that stand beside what they test.
  'scripts/bench/generators/generate-code.ts',
  'scripts/conformance/main.ts',
  // What the build made, and the migrations in their folder.
  'server/pages/render.ts',
  'server/store/read-migrations.ts',
  // Cards and words, anew where a file has changed while the sources are served.
  'web/build/read-tools.ts',
]
