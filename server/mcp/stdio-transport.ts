import { once } from 'node:events'
import { PassThrough, type Readable, type Writable } from 'node:stream'
import { type JSONRPCMessage, type RequestId, serializeMessage, type Transport } from '@modelcontextprotocol/server'
import type { Language } from '#kit/language.ts'
import { maxMessageBytes, readMessage, writeRefusal } from './read-message.ts'
import { RequestIdFinder } from './request-id-finder.ts'

/** A line without its line feed, or the finder of the id in a line that was skipped as too long. */
type Line = { bytes: Buffer } | { skipped: RequestIdFinder }

/**
 * Reads a stream line by line. Lines longer than `maxBytes` are skipped. What follows the last line feed is ignored.
 */
async function* readLines(stream: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Line> {
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

/**
 * MCP over standard input and output, a message per line, in bounded memory: reading waits for answers, and answering
 * for the reader. A line that is too long or no message is answered with an error, and reading goes on; the library's
 * own transport stops answering there.
 */
export class StdioTransport implements Transport {
  onmessage?: (message: JSONRPCMessage) => void
  onerror?: (error: Error) => void
  onclose?: () => void
  readonly #input: Readable
  readonly #output: Writable
  readonly #language: Language
  /** The requests without an answer, with their length in bytes. */
  readonly #unanswered = new Map<RequestId, number>()
  #unansweredBytes = 0
  /** Resolves when there may be room for another request, or the input has ended. */
  #room = Promise.withResolvers<void>()
  #drain: Promise<void> | undefined
  readonly #ended = new AbortController()
  readonly #closed = Promise.withResolvers<void>()
  /** Resolves when the input has ended, or the output cannot be written to. */
  readonly closed = this.#closed.promise
  #isClosed = false

  constructor(input: Readable, output: Writable, language: Language) {
    this.#input = input
    this.#output = output
    this.#language = language
  }

  async start(): Promise<void> {
    // Buffered, so that the end of the input is noticed while earlier messages wait.
    const ahead = new PassThrough({ highWaterMark: maxMessageBytes })
    const end = () => {
      ahead.end()
      this.#ended.abort()
      this.#room.resolve()
    }
    this.#input.once('end', end).once('close', end).once('error', end)
    this.#output.once('close', end).once('error', end)
    this.#input.pipe(ahead)
    this.#read(ahead)
      .catch((error) => this.onerror?.(error))
      .finally(() => this.close())
  }

  async send(message: JSONRPCMessage): Promise<void> {
    // Progress that is not read in time is not worth keeping.
    if ('method' in message && !('id' in message) && this.#output.writableNeedDrain) return
    const id = 'method' in message ? undefined : message.id
    if (id !== undefined) this.#settle(id)
    await this.#write(serializeLine(message) ?? writeRefusal(id, 'answerTooLong', this.#language))
  }

  async close(): Promise<void> {
    if (this.#isClosed) return
    this.#isClosed = true
    this.#ended.abort()
    this.#room.resolve()
    this.#closed.resolve()
    this.onclose?.()
  }

  /** Waits until the output is drained, or the input has ended. */
  async drained(): Promise<void> {
    const { signal } = this.#ended
    if (!this.#output.writableNeedDrain || signal.aborted) return
    this.#drain ??= once(this.#output, 'drain', { signal }).then(
      () => {},
      () => {},
    )
    await this.#drain
    this.#drain = undefined
  }

  async #read(ahead: PassThrough): Promise<void> {
    for await (const line of readLines(ahead, maxMessageBytes)) {
      if ('skipped' in line) await this.#write(writeRefusal(line.skipped.id, 'tooLong', this.#language))
      else await this.#take(line.bytes)
      await this.drained()
      if (this.#isClosed || this.#output.writableNeedDrain) return
    }
  }

  async #take(bytes: Buffer): Promise<void> {
    const read = readMessage(bytes, this.#language)
    if (!read) return
    if ('refusal' in read) return this.#write(read.refusal)
    const { message } = read
    while (this.#unanswered.size > 0 && this.#unansweredBytes + bytes.length > maxUnansweredBytes) {
      if (this.#ended.signal.aborted) return this.close()
      await this.#room.promise
    }
    if ('method' in message && 'id' in message) {
      if (this.#unanswered.has(message.id)) return this.#write(writeRefusal(undefined, 'idTaken', this.#language))
      this.#unanswered.set(message.id, bytes.length)
      this.#unansweredBytes += bytes.length
    }
    // Cancelled requests are not answered.
    if ('method' in message && message.method === 'notifications/cancelled') this.#settle(message.params?.['requestId'])
    this.onmessage?.(message)
  }

  #settle(id: unknown): void {
    this.#unansweredBytes -= this.#unanswered.get(id as RequestId) ?? 0
    this.#unanswered.delete(id as RequestId)
    this.#room.resolve()
    this.#room = Promise.withResolvers()
  }

  async #write(text: string): Promise<void> {
    if (this.#isClosed) return
    this.#output.write(text)
    await this.drained()
  }
}

/** Serializes a message as a line; undefined where that exceeds the longest string. */
function serializeLine(message: JSONRPCMessage): string | undefined {
  try {
    return serializeMessage(message)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** In bytes: two messages of maximum length. */
const maxUnansweredBytes = 2 * maxMessageBytes
