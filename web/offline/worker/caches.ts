import type { LargeFile } from '../files-to-keep.ts'

/** The caches of what is kept at the first visit, of what is kept on use, and of the lists by which files are cleared away. */
export const codeCache = 'toolbench-code'
export const largeCache = 'toolbench-large'
const listCache = 'toolbench-lists'

/** The path below which the site lies on its host: the worker stands at its root. */
export const home = new URL('.', location.href).pathname

const listKey = `${home}files-of-this-version`

export const pathOf = (request: Request): string => new URL(request.url).pathname

/**
 * Clears away the files that neither this version has nor the one before: a page that was open during the update still
 * loads its own. Files are told by the addresses they are kept under.
 */
export async function clearOldFiles(now: readonly string[], cacheNames: readonly string[]): Promise<void> {
  const lists = await caches.open(listCache)
  const before: string[] = (await (await lists.match(listKey))?.json()) ?? []
  const kept = new Set([...now, ...before])
  for (const name of cacheNames) {
    const cache = await caches.open(name)
    const old = (await cache.keys()).filter((request) => isOurs(pathOf(request)) && !kept.has(request.url))
    await Promise.all(old.map((request) => cache.delete(request)))
  }
  await lists.put(listKey, new Response(JSON.stringify(now)))
}

/** Another of these sites may lie below the same host, with files in the same caches. */
const isOurs = (path: string): boolean =>
  path.startsWith(home) && /^(assets\/|shell\.html$|favicon\.svg$)/.test(path.slice(home.length))

/** Those of the files that are not stored yet. */
export async function missingFiles(onUse: readonly LargeFile[]): Promise<LargeFile[]> {
  const stored = new Set((await (await caches.open(largeCache)).keys()).map(pathOf))
  return onUse.filter(({ path }) => !stored.has(path))
}
