import { type FileHandle, open } from 'node:fs/promises'
import { openDiskFile } from './disk-file.node.ts'
import type { Sink } from './sink.ts'
import { takeTemporaryPath } from './temporary-path.node.ts'

/** Opens a sink. Up to 64 MiB stay in memory; what is longer is written to a file that goes when nobody holds it. */
export async function openSink(): Promise<Sink> {
  const held: Blob[] = []
  let size = 0
  let disk: { file: FileHandle; path: string; release: () => void } | undefined
  return {
    async write(part) {
      const bytes = typeof part === 'string' ? new TextEncoder().encode(part) : part
      size += bytes.length
      if (disk) return disk.file.writeFile(bytes)
      // A copy: the caller may fill the same array again.
      held.push(new Blob([bytes]))
      if (size <= longestHeld) return
      disk = await openTemporary()
      for (const blob of held.splice(0)) await disk.file.writeFile(await blob.bytes())
    },
    async finish(name, type) {
      if (!disk) return new File(held, name, { type })
      await disk.file.close()
      return openDiskFile(disk.path, { name, type, whenUnused: disk.release })
    },
  }
}

/** In bytes. */
const longestHeld = 64 * 2 ** 20

async function openTemporary() {
  const { path, release } = await takeTemporaryPath()
  return { path, release, file: await open(path, 'wx', 0o600) }
}
