import type { Call } from '#kit/call.ts'
import type { Picture } from '#lib/imaging/picture.ts'
import { type Way, write } from './ways.ts'

/** A picture as a file, and how it was written. */
export interface Result {
  picture: Picture
  way: Way
  bytes: Uint8Array<ArrayBuffer>
}

/** Writes a picture in every one of the ways, and takes the smallest file. */
export async function smallest(picture: Picture, ways: Way[], call: Call): Promise<Result> {
  const results: Result[] = []
  for (const way of ways) {
    call.signal.throwIfAborted()
    results.push(await writtenIn(way, picture))
    call.progress(results.length / ways.length)
  }
  return results.reduce((best, next) => (next.bytes.length < best.bytes.length ? next : best))
}

export const writtenIn = async (way: Way, picture: Picture): Promise<Result> => ({
  picture,
  way,
  bytes: await write(picture, way),
})
