import { Workbox } from 'workbox-window'
import { basePath } from '#ui/device/base-path.ts'
import { askWorker } from './ask-worker.ts'
import { takeOpened } from './take-opened.ts'

/** How often a page that stays open looks for a new version, in milliseconds. */
const lookEvery = 60 * 60_000

/**
 * Has the browser keep the site's files, so that it works without the server, and says so when there is a newer version
 * than this page.
 * @param entry the address of this page's own script, by which its version is known
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
    // A browser may refuse, in a private window or by its settings: the site works as it did, with the server alone.
    return
  }
  let lookedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - lookedAt < lookEvery) return
    lookedAt = Date.now()
    workbox.update().catch(() => {})
  })
}

/** Whoever asks for little data is not sent all tools at once. */
const isSaving = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
