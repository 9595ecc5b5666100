/** A destination for the bytes of a growing file. */
export interface Sink {
  write(part: string | Uint8Array<ArrayBuffer>): Promise<void>
  /** Writes over the first part, which is as long: a header says how much has come after it. */
  rewriteFirst(part: Uint8Array<ArrayBuffer>): Promise<void>
  /** Ends the writing. */
  finish(name: string, type: string): Promise<File>
}
