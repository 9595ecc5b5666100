/** A destination for the bytes of a growing file. */
export interface Sink {
  write(part: string | Uint8Array<ArrayBuffer>): Promise<void>
  /** Overwrites the first part with one of the same length, such as a header with the length of what follows. */
  rewriteFirst(part: Uint8Array<ArrayBuffer>): Promise<void>
  /** Ends the file. */
  finish(name: string, type: string): Promise<File>
}
