import type { LargeFile } from '../files-to-keep.ts'

/** The caches of the files fetched on the first visit, of those cached on use, and of the file lists of versions. */
export const codeCache = 'toolbench-code'
export const largeCache = 'toolbench-large'
const listCache = 'toolbench-lists'

/** The base path of the site: the worker is at its root. */
export const home = new URL('.', location.href).pathname

const listKey = `${home}files-of-this-version`

export const pathOf = (request: Request): string => new URL(request.url).pathname

/**
 * Deletes the files that are neither in this version nor in the one before: a page that was open during the update
 * still loads its own. Files are identified by their URLs.
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

/** Another instance on the same origin may have files in the same caches. */
const isOurs = (path: string): boolean =>
  path.startsWith(home) && /^(assets\/|shell\.html$|favicon\.svg$)/.test(path.slice(home.length))

/** The files that are not cached yet. */
export async function missingFiles(onUse: readonly LargeFile[]): Promise<LargeFile[]> {
  const stored = new Set((await (await caches.open(largeCache)).keys()).map(pathOf))
  return onUse.filter(({ path }) => !stored.has(path))
}
