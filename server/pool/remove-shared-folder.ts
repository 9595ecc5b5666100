import { rmSync } from 'node:fs'

/** How often it is tried again; each time another process has removed something in between. */
const maxTries = 20

/** Removes a folder that others remove at the same time: what one of them has taken away is no failure of the others. */
export function removeSharedFolder(folder: string): void {
  for (let tries = 0; tries < maxTries; tries++) {
    try {
      rmSync(folder, { recursive: true, force: true })
      return
    } catch {
      // Once more: what was there a moment ago is gone, or what was empty is not.
    }
  }
}
