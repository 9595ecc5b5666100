import { constants, rmSync } from 'node:fs'
import { access } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Makes the path of a temporary file, which does not exist yet, in a folder. The file is removed when the path is
 * released, at the latest when the process exits.
 */
export async function takeTemporaryPath(folder?: string): Promise<{ path: string; release: () => void }> {
  const path = join(folder ?? (await temporaryFolder()), `toolbench-${crypto.randomUUID()}`)
  if (!isReleasedAtExit) process.once('exit', releaseAll)
  isReleasedAtExit = true
  taken.add(path)
  return { path, release: () => release(path) }
}

/** Returns the folder for large temporary files: `/var/tmp` if it exists, since `/tmp` is often in memory. */
export async function temporaryFolder(): Promise<string> {
  if (process.env['TMPDIR']) return process.env['TMPDIR']
  const isWritable = await access('/var/tmp', constants.W_OK).then(
    () => true,
    () => false,
  )
  return isWritable ? '/var/tmp' : tmpdir()
}

const taken = new Set<string>()
let isReleasedAtExit = false

function release(path: string): void {
  rmSync(path, { force: true })
  taken.delete(path)
}

function releaseAll(): void {
  for (const path of taken) release(path)
}
