/** What this site keeps for working without a connection. */
export interface KeptCaches {
  files: number
  /** As they are stored, which is more than they were on the way. */
  bytes: number
}

const ours = async (): Promise<string[]> =>
  'caches' in globalThis ? (await caches.keys()).filter((name) => name.startsWith('toolbench-')) : []

/** Counts the files that are kept, and their bytes. */
export async function sizeOfCaches(): Promise<KeptCaches> {
  const all = await Promise.all((await ours()).map(async (name) => sizesIn(await caches.open(name))))
  const sizes = all.flat()
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}

async function sizesIn(cache: Cache): Promise<number[]> {
  const answers = await cache.matchAll()
  return Promise.all(answers.map(async (answer) => (await answer.blob()).size))
}

/** Takes away all files, and the worker that kept them: the next visit begins anew. */
export async function removeCaches(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  await registration?.unregister()
  await Promise.all((await ours()).map((name) => caches.delete(name)))
  tellCachesChanged()
}

/** Lets all that shows the caches look again. */
export const tellCachesChanged = (): void => void dispatchEvent(new Event('cacheschange'))
