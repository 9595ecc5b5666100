import type { Readable } from 'node:stream'

/** In bytes: what a process that breaks says at the end, not all that it ever said. */
const most = 4096

/** Keeps the end of what a child writes to its standard error, for the log. */
export class LastWords {
  #kept: Buffer = Buffer.alloc(0)

  constructor(stream: Readable | null) {
    stream?.on('data', (chunk: Buffer) => {
      this.#kept = Buffer.concat([this.#kept, chunk.subarray(-most)]).subarray(-most)
    })
  }

  /** Forgets what was said about earlier runs. */
  clear(): void {
    this.#kept = Buffer.alloc(0)
  }

  get text(): string {
    return this.#kept.toString().trim()
  }
}
