import { randomUUID } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Writes a file atomically and durably: under a temporary name beside it, flushed to disk and then renamed. Only its
 * owner can read it, as it contains secrets.
 *
 * @param write writes to the given file, which exists and is empty
 * @param isValid checks the written file, which is discarded if false
 */
export async function writeAtomically(
  file: string,
  write: (draft: string) => Promise<void>,
  isValid: (draft: string) => Promise<boolean> = async () => true,
): Promise<void> {
  const draft = `${file}.${randomUUID()}.partial`
  closeSync(openSync(draft, 'wx', 0o600))
  try {
    await write(draft)
    if (!(await isValid(draft))) return
    flush(draft)
    renameSync(draft, file)
    flush(dirname(file))
  } finally {
    for (const rest of [draft, `${draft}-wal`, `${draft}-shm`]) if (existsSync(rest)) rmSync(rest)
  }
}

function flush(path: string): void {
  const descriptor = openSync(path, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}
