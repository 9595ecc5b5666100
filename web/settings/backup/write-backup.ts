import type { KeptKind } from '#ui/device/kept/kept-kind.ts'
import { backupFormat, backupVersion, isWritten } from './backup-form.ts'

interface Written {
  file: File
  /** How many items were too large to be included. */
  left: number
}

/** Writes all data stored on this device into one file, except logins, caches and unknown records. */
export async function writeBackup(kinds: readonly KeptKind[], now: Date): Promise<Written> {
  const written = await Promise.all(
    kinds.filter(isWritten).map(async ({ id, file }) => ({ id, ...(await file.write()) })),
  )
  const kept = Object.fromEntries(written.flatMap(({ id, value }) => (value === undefined ? [] : [[id, value]])))
  const time = now.toISOString()
  const text = JSON.stringify({ format: backupFormat, version: backupVersion, written: time, kept })
  return {
    file: new File([text], `toolbench-${time.slice(0, 10)}.json`, { type: 'application/json' }),
    left: written.reduce((sum, { left = 0 }) => sum + left, 0),
  }
}
