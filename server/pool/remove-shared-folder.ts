import { rmSync } from 'node:fs'

/** How often it is tried again; each time another process has removed something in between. */
const maxTries = 20

/** Removes a folder that others remove at the same time: what another process has removed already is no failure. */
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
