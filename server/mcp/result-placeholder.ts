import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { CallToolResult } from '@modelcontextprotocol/server'
import type { OpenAnswer } from '../pool/pool.ts'

/**
 * Stands for a result in an answer of the protocol, until the bytes that a child wrote of it replace it: they
 * are passed on and never read here, however many values they hold.
 */
export class ResultPlaceholder {
  /** What stands there meanwhile; it cannot be guessed, so nothing else looks like it. */
  readonly result: CallToolResult = { content: [{ type: 'text', text: randomUUID() }] }
  #answer: OpenAnswer | undefined

  /** Keeps what a child wrote: the members `content` and `structuredContent`, as JSON without the braces. */
  fill(answer: OpenAnswer): CallToolResult {
    this.#answer = answer
    return this.result
  }

  /** How many bytes a child wrote. */
  get size(): number {
    return this.#answer?.size ?? 0
  }

  /**
   * Replaces the placeholder in an answer by what was written.
   *
   * @throws Error when what stands for it is not there, which is a bug
   */
  putInto(answer: string): string | Readable {
    const written = this.#answer
    if (!written) return answer
    const [before, after] = answer.split(JSON.stringify(this.result).slice(1, -1))
    if (before === undefined || after === undefined)
      throw new Error('The answer of the protocol does not hold the result that stands in it')
    return Readable.from(join(Buffer.from(before), written.body, Buffer.from(after)))
  }

  /** Closes what a child wrote, when nobody reads it any more. */
  destroy(): void {
    if (this.#answer && 'destroy' in this.#answer.body) this.#answer.body.destroy()
  }
}

async function* join(before: Buffer, body: Buffer | Readable, after: Buffer): AsyncGenerator<Buffer> {
  yield before
  if (Buffer.isBuffer(body)) yield body
  else for await (const chunk of body) yield chunk
  yield after
}
