import { homePath } from '#ui/device/base-path.ts'
import { handOver } from '#ui/tool/handover.ts'
import { sharedCache, sharedKey } from './shared-cache.ts'

/**
 * Gives the home page what was shared with the app (`/?shared`, from the service worker) or opened with it (`/?opened`):
 * as if it had been dropped onto its field.
 */
export async function takeOpened(): Promise<void> {
  if (location.pathname !== `${homePath()}/`) return
  if (/^\?shared\b/.test(location.search)) bring(await takeShared())
  else if (/^\?opened\b/.test(location.search))
    (window as { launchQueue?: LaunchQueue }).launchQueue?.setConsumer(async ({ files }) => {
      bring(await files[0]?.getFile())
    })
}

/** What the browser passes to an installed app (WICG File Handling). */
interface LaunchQueue {
  setConsumer(consumer: (launch: { files: { getFile(): Promise<File> }[] }) => Promise<void>): void
}

/** Picks up what the worker laid down; it is gone then. */
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
