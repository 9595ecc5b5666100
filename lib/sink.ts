/** A destination for the bytes of a growing file. */
export interface Sink {
  write(part: string | Uint8Array<ArrayBuffer>): Promise<void>
  /** Overwrites the first part with one of the same length, such as a header with the length of what follows. */
  rewriteFirst(part: Uint8Array<ArrayBuffer>): Promise<void>
  /** Ends the file. */
  finish(name: string, type: string): Promise<File>
}

/** Opens a sink for about so many bytes; 0 where that is not known before. */
export type OpenSink = (expectedBytes?: number) => Promise<Sink>

/**
 * Writes all parts, each while the next one is made: a part must not change after it was given.
 *
 * @param look called with each part
 */
export async function writeAll<Part extends string | Uint8Array<ArrayBuffer>>(
  sink: Sink,
  parts: AsyncIterable<Part>,
  look?: (part: Part) => void,
): Promise<void> {
  let writing = Promise.resolve()
  for await (const part of parts) {
    look?.(part)
    await writing
    writing = sink.write(part)
    // Its failure reaches the caller below, or with the next part.
    writing.catch(() => {})
  }
  await writing
}
