import { rmSync } from 'node:fs'

/** Each failure means that another process has removed something in between. */
const maxTries = 20

/** Removes a folder that other processes may be removing at the same time. */
export function removeSharedFolder(folder: string): void {
  for (let tries = 0; tries < maxTries; tries++) {
    try {
      rmSync(folder, { recursive: true, force: true })
      return
    } catch {
      // Retries: an entry has vanished, or a folder is no longer empty.
    }
  }
}
