import type { JsonIndex } from '#lib/json/json-index.ts'

/** A document that parts are copied from, and the offset of its bytes among those of the others. */
export interface Source {
  index: JsonIndex
  shift: number
}

/**
 * Builds a document from parts of others, every lexeme as it stands there: digits, escapes and the order of keys are
 * copied, not parsed. The index is for a writer: the ends of containers are given by their tokens alone.
 */
export class DocumentBuilder {
  private texts: Uint8Array[] = []
  private textLength = 0
  private starts = new Uint32Array(64)
  private ends = new Uint32Array(64)
  private nexts = new Uint32Array(64)
  private length = 0

  /** Adds a document to copy from. */
  source(index: JsonIndex): Source {
    const source = { index, shift: this.textLength }
    this.texts.push(index.bytes)
    this.textLength += index.bytes.length
    return source
  }

  /** Adds a key that stands in no document. */
  newKey(name: string): Source {
    const bytes = new TextEncoder().encode(JSON.stringify(name))
    const column = (only: number) => Uint32Array.of(only)
    return this.source({ bytes, starts: column(0), ends: column(bytes.length), nexts: column(1) })
  }

  /** Copies a key, or a value with all that is in it. */
  copy({ index, shift }: Source, token: number): void {
    const count = (index.nexts[token] ?? 0) - token
    this.makeRoom(count)
    const move = this.length - token
    for (let from = token; from < token + count; from++) {
      this.starts[from + move] = (index.starts[from] ?? 0) + shift
      this.ends[from + move] = (index.ends[from] ?? 0) + shift
      this.nexts[from + move] = (index.nexts[from] ?? 0) + move
    }
    this.length += count
  }

  /** Begins a container of a token's kind: what follows is within it, until `end`. */
  begin({ index, shift }: Source, token: number): number {
    this.makeRoom(1)
    this.starts[this.length] = (index.starts[token] ?? 0) + shift
    return this.length++
  }

  end(container: number): void {
    this.nexts[container] = this.length
  }

  finished(): JsonIndex {
    const bytes = new Uint8Array(this.textLength)
    let at = 0
    for (const text of this.texts) {
      bytes.set(text, at)
      at += text.length
    }
    const cut = (column: Uint32Array) => column.subarray(0, this.length)
    return { bytes, starts: cut(this.starts), ends: cut(this.ends), nexts: cut(this.nexts) }
  }

  private makeRoom(count: number): void {
    if (this.length + count <= this.starts.length) return
    const room = Math.max(this.length + count, this.starts.length * 2)
    const widened = (column: Uint32Array) => {
      const wider = new Uint32Array(room)
      wider.set(column)
      return wider
    }
    this.starts = widened(this.starts)
    this.ends = widened(this.ends)
    this.nexts = widened(this.nexts)
  }
}
