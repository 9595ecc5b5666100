import type { Readable } from 'node:stream'

/** The end alone tells why a process broke. */
const maxBytes = 4096

/** Keeps the end of what a child writes to its standard error, for the log. */
export class StderrTail {
  #kept: Buffer = Buffer.alloc(0)

  constructor(stream: Readable | null) {
    stream?.on('data', (chunk: Buffer) => {
      this.#kept = Buffer.concat([this.#kept, chunk.subarray(-maxBytes)]).subarray(-maxBytes)
    })
  }

  /** Forgets what was written during earlier runs. */
  clear(): void {
    this.#kept = Buffer.alloc(0)
  }

  get text(): string {
    return this.#kept.toString().trim()
  }
}
