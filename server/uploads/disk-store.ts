import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { UploadStore } from './upload-store.ts'

/** Stores files in a local folder, atomically: under a temporary name, then renamed. */
export const diskStore = (folder: string): UploadStore => ({
  async put(path, bytes) {
    const target = join(folder, path)
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    const aside = `${target}.${randomBytes(6).toString('hex')}`
    const file = await open(aside, 'wx', 0o600)
    await file.writeFile(bytes)
    await file.sync()
    await file.close()
    await rename(aside, target)
  },
  get: (path) => readFile(join(folder, path)).catch(() => undefined),
})
