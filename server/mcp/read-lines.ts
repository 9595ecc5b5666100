import { RequestIdFinder } from './request-id-finder.ts'

/** A line without its end, or what is known of one that was skipped because it is too long. */
export type Line = { bytes: Buffer } | { skipped: RequestIdFinder }

/** Reads a stream line by line. Of a line that is longer than `maxBytes` nothing is kept. What follows the last end of a line is none. */
export async function* readLines(stream: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Line> {
  let parts: Buffer[] = []
  let size = 0
  let skipped: RequestIdFinder | undefined
  const add = (part: Buffer) => {
    size += part.length
    if (size > maxBytes && !skipped) {
      skipped = new RequestIdFinder()
      for (const kept of parts) skipped.feed(kept)
      parts = []
    }
    if (skipped) skipped.feed(part)
    else parts.push(part)
  }
  for await (const chunk of stream) {
    let start = 0
    for (let end = chunk.indexOf(lineFeed); end !== -1; end = chunk.indexOf(lineFeed, start)) {
      add(chunk.subarray(start, end))
      yield skipped ? { skipped } : { bytes: Buffer.concat(parts) }
      ;[parts, size, skipped, start] = [[], 0, undefined, end + 1]
    }
    add(chunk.subarray(start))
  }
}

const lineFeed = 0x0a
