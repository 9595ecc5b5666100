import type { RequestId } from '@modelcontextprotocol/server'

/**
 * Finds the `id` of a JSON-RPC request in a stream of bytes without buffering them: the member of that name in the
 * outermost object, at any position.
 */
export class RequestIdFinder {
  #depth = 0
  #isInString = false
  #isEscaped = false
  /** The current name or simple value in the outermost object, in bytes; a long one is no id. */
  #token: number[] = []
  #name: unknown
  #id: RequestId | undefined

  /** The id found so far; of several the last one counts, as in `JSON.parse`. */
  get id(): RequestId | undefined {
    return this.#id
  }

  feed(bytes: Uint8Array): this {
    for (const byte of bytes) {
      if (this.#isInString) this.#readString(byte)
      else this.#read(byte)
    }
    return this
  }

  #readString(byte: number): void {
    this.#collect(byte)
    if (this.#isEscaped) this.#isEscaped = false
    else if (byte === punctuation.backslash) this.#isEscaped = true
    else if (byte === punctuation.quote) this.#isInString = false
  }

  #read(byte: number): void {
    if (byte === punctuation.colon && this.#depth === 1) this.#name = this.#take()
    else if (byte === punctuation.comma && this.#depth === 1) this.#endMember()
    else if (byte === punctuation.openList || byte === punctuation.openObject) this.#depth++
    else if (byte === punctuation.closeList || byte === punctuation.closeObject) {
      if (this.#depth === 1) this.#endMember()
      this.#depth--
    } else {
      this.#isInString = byte === punctuation.quote
      this.#collect(byte)
    }
  }

  #collect(byte: number): void {
    if (this.#depth === 1 && this.#token.length <= maxIdBytes) this.#token.push(byte)
  }

  #endMember(): void {
    const value = this.#take()
    if (this.#name === 'id')
      this.#id = typeof value === 'string' || Number.isSafeInteger(value) ? (value as RequestId) : undefined
    this.#name = undefined
  }

  #take(): unknown {
    const token = this.#token.length > maxIdBytes ? [] : this.#token
    this.#token = []
    try {
      return JSON.parse(new TextDecoder().decode(Uint8Array.from(token)))
    } catch {
      return undefined
    }
  }
}

const maxIdBytes = 256

const punctuation = {
  quote: 0x22,
  comma: 0x2c,
  colon: 0x3a,
  backslash: 0x5c,
  openList: 0x5b,
  closeList: 0x5d,
  openObject: 0x7b,
  closeObject: 0x7d,
}
