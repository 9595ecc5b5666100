import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { refusals } from '../http/refusal.ts'
import { type Body, maxInMemory } from './body.ts'

export interface SpooledBody {
  body: Body
  /** Removes the file. */
  release(): Promise<void>
}

/**
 * Receives a request's body without parsing it: a short one into memory, a longer one into a file in the folder.
 *
 * @throws Refusal 413 when it is longer than `maxBody` bytes; the stream's error when the client goes away
 */
export async function spoolBody(
  stream: Readable,
  { maxBody, folder }: { maxBody: number; folder: string },
): Promise<SpooledBody> {
  const limited = limit(stream, maxBody)
  const start: Uint8Array[] = []
  let size = 0
  for (let next = await limited.next(); ; next = await limited.next()) {
    if (next.done) return { body: Buffer.concat(start), release: async () => {} }
    start.push(next.value)
    size += next.value.length
    if (size > maxInMemory) break
  }
  const path = join(folder, `body-${randomUUID()}`)
  const release = () => rm(path, { force: true })
  try {
    const file = createWriteStream(path, { flags: 'wx', mode: 0o600 })
    await pipeline(Readable.from(joined(start, limited)), file)
    return { body: { path, size: file.bytesWritten }, release }
  } catch (error) {
    await release()
    throw error
  }
}

async function* limit(stream: Readable, maxBody: number): AsyncGenerator<Uint8Array, void> {
  let size = 0
  // The rest is discarded once the answer is sent, so that the client gets it instead of a reset.
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    size += chunk.length
    if (size > maxBody) throw refusals.tooLarge()
    yield chunk
  }
}

async function* joined(start: Uint8Array[], rest: AsyncGenerator<Uint8Array, void>) {
  yield* start.splice(0)
  yield* rest
}
