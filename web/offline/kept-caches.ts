/** The files that this site has cached for offline use. */
export interface KeptCaches {
  files: number
  /** In bytes as stored, which is more than transferred. */
  bytes: number
}

const ours = async (): Promise<string[]> =>
  'caches' in globalThis ? (await caches.keys()).filter((name) => name.startsWith('toolbench-')) : []

/** Counts the cached files and their bytes. */
export async function sizeOfCaches(): Promise<KeptCaches> {
  const all = await Promise.all((await ours()).map(async (name) => sizesIn(await caches.open(name))))
  const sizes = all.flat()
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}

async function sizesIn(cache: Cache): Promise<number[]> {
  const answers = await cache.matchAll()
  return Promise.all(answers.map(async (answer) => (await answer.blob()).size))
}

/** Deletes all cached files and unregisters the worker: the next visit starts from scratch. */
export async function removeCaches(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  await registration?.unregister()
  await Promise.all((await ours()).map((name) => caches.delete(name)))
  tellCachesChanged()
}

/** Notifies the views of the caches of a change. */
export const tellCachesChanged = (): void => void dispatchEvent(new Event('cacheschange'))
