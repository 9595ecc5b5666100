import type { JsonIndex } from './json-index.ts'

/** An index while it is made: its columns grow as they must. */
export class TokenTable implements JsonIndex {
  bytes: Uint8Array
  starts: Uint32Array
  ends: Uint32Array
  nexts: Uint32Array
  private length = 0

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
    // Records take about eight bytes a token.
    const room = (bytes.length >> 3) + 16
    this.starts = new Uint32Array(room)
    this.ends = new Uint32Array(room)
    this.nexts = new Uint32Array(room)
  }

  /** Adds the token that begins at an offset. */
  begin(offset: number): number {
    if (this.length === this.starts.length) this.grow()
    this.starts[this.length] = offset
    return this.length++
  }

  /** Ends a token, and with it all that was begun since, before an offset. */
  end(token: number, offset: number): void {
    this.ends[token] = offset
    this.nexts[token] = this.length
  }

  finished(): JsonIndex {
    const cut = (column: Uint32Array) => column.subarray(0, this.length)
    return { bytes: this.bytes, starts: cut(this.starts), ends: cut(this.ends), nexts: cut(this.nexts) }
  }

  private grow(): void {
    const doubled = (column: Uint32Array) => {
      const wider = new Uint32Array(column.length * 2)
      wider.set(column)
      return wider
    }
    this.starts = doubled(this.starts)
    this.ends = doubled(this.ends)
    this.nexts = doubled(this.nexts)
  }
}
