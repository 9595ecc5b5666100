import type { KeptKind } from '#ui/device/kept/kept-kind.ts'
import { backupFormat, backupVersion, isWritten } from './backup-form.ts'

interface Written {
  file: File
  /** How many things were too large to go along. */
  left: number
}

/** Writes all that this device keeps into one file, but for what stays: logins, copies, what no kind knows. */
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
