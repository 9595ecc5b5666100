import { randomUUID } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a file that is either there as a whole, and stays, or not there at all: it is written under another name beside
 * it, flushed to the disk and then renamed. Nobody else may read it, as it holds secrets.
 *
 * @param write fills the file it is given; the file is there already, and empty
 * @param isValid looks at what was written, and may refuse to keep it
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
