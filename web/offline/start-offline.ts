import { Workbox } from 'workbox-window'
import { basePath, homePath } from '#ui/device/base-path.ts'
import { handOver } from '#ui/tool/handover.ts'
import { askWorker } from './ask-worker.ts'
import { sharedCache, sharedKey } from './shared-cache.ts'

/** How often an open page checks for a new version, in milliseconds. */
const lookEvery = 60 * 60_000

/**
 * Registers the service worker that caches the site's files for offline use, and shows a notice when there is a newer
 * version than this page.
 * @param entry the URL of this page's entry script, which identifies its version
 */
export async function startOffline(entry: string): Promise<void> {
  void takeOpened()
  if (!('serviceWorker' in navigator) || isSaving()) return
  const workbox = new Workbox(`${basePath()}/sw.js`, { updateViaCache: 'none' })
  workbox.addEventListener('controlling', async () => {
    if ((await askWorker({ ask: 'knows', path: new URL(entry).pathname })) !== false) return
    const { showUpdateNotice } = await import('./update-notice.tsx')
    showUpdateNotice()
  })
  try {
    await workbox.register({ immediate: true })
  } catch {
    // A browser may refuse, in a private window or by its settings: then the site works online only.
    return
  }
  let lookedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - lookedAt < lookEvery) return
    lookedAt = Date.now()
    workbox.update().catch(() => {})
  })
}

/** With Save-Data on, not all tools are fetched at once. */
const isSaving = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * Passes what was shared with the app (`/?shared`, from the service worker) or opened with it (`/?opened`) to the home
 * page, as if it was dropped onto its field.
 */
async function takeOpened(): Promise<void> {
  if (location.pathname !== `${homePath()}/`) return
  if (/^\?shared\b/.test(location.search)) bring(await takeShared())
  else if (/^\?opened\b/.test(location.search))
    (window as { launchQueue?: LaunchQueue }).launchQueue?.setConsumer(async ({ files }) => {
      bring(await files[0]?.getFile())
    })
}

/** The files that the browser passes to an installed app (WICG File Handling). */
interface LaunchQueue {
  setConsumer(consumer: (launch: { files: { getFile(): Promise<File> }[] }) => Promise<void>): void
}

/** Takes and removes what the worker stored. */
async function takeShared(): Promise<string | File | undefined> {
  const cache = await caches.open(sharedCache)
  const shared = await cache.match(sharedKey)
  if (!shared) return undefined
  await cache.delete(sharedKey)
  const blob = await shared.blob()
  const name = decodeURIComponent(shared.headers.get('x-name') ?? '')
  return name ? new File([blob], name, { type: blob.type }) : blob.text()
}

function bring(material: string | File | undefined): void {
  if (material) handOver({ tool: 'home', operation: 'open', material })
}
