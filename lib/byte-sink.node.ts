import { type FileHandle, open } from 'node:fs/promises'
import { openDiskFile } from './disk-file.node.ts'
import type { OpenSink } from './sink.ts'
import { takeTemporaryPath } from './temporary-path.node.ts'

/**
 * Opens a sink. Up to 64 MiB are kept in memory; more is written to a temporary file, which is removed once it is
 * unused. What is expected to be longer goes there from its first byte: to be held and copied before would take longer
 * than to encode it.
 */
export const openSink: OpenSink = async (expectedBytes = 0) => {
  const held: Blob[] = []
  const toBytes = openEncoder()
  let size = 0
  let disk: TemporaryFile | undefined = expectedBytes > maxHeldBytes ? await openTemporary() : undefined
  return {
    async write(part) {
      const bytes = typeof part === 'string' ? toBytes(part) : part
      size += bytes.length
      if (disk) return disk.file.writeFile(bytes)
      // A copy, since the caller may reuse the array.
      held.push(new Blob([bytes]))
      if (size <= maxHeldBytes) return
      disk = await openTemporary()
      for (const blob of held.splice(0)) await disk.file.writeFile(await blob.bytes())
    },
    async rewriteFirst(part) {
      if (disk) await disk.file.write(part, 0, part.length, 0)
      else held[0] = new Blob([part])
    },
    async finish(name, type) {
      if (!disk) return new File(held, name, { type })
      await disk.file.close()
      return openDiskFile(disk.path, { name, type, whenUnused: disk.release })
    },
  }
}

/** Encodes texts as UTF-8 into a reused buffer: allocations for gigabytes would burden the garbage collector. */
function openEncoder(): (text: string) => Uint8Array<ArrayBuffer> {
  let buffer = Buffer.alloc(0)
  return (text) => {
    const length = Buffer.byteLength(text)
    if (length > buffer.length) buffer = Buffer.allocUnsafeSlow(length)
    return buffer.subarray(0, buffer.write(text))
  }
}

/** In bytes. */
const maxHeldBytes = 64 * 2 ** 20

interface TemporaryFile {
  file: FileHandle
  path: string
  release: () => void
}

async function openTemporary(): Promise<TemporaryFile> {
  const { path, release } = await takeTemporaryPath()
  return { path, release, file: await open(path, 'wx', 0o600) }
}
