import { BusyError } from './busy-error.ts'

interface Waiting {
  client: string
  admit: () => void
  refuse: (reason: unknown) => void
}

/**
 * Hands out a limited number of slots. One client never has the last of them, nor more than half of the places to wait
 * in, so that whoever runs away with theirs leaves the others a way through. Who holds the least is next.
 */
export class Line {
  #waiting: Waiting[] = []
  #holders: string[] = []
  #isClosed = false
  #slots: number
  #places: number

  constructor({ slots, places }: { slots: number; places: number }) {
    this.#slots = slots
    this.#places = places
  }

  /**
   * Waits for a slot and answers with the way to give it back.
   *
   * @throws BusyError when too many wait, or the line is closed; the signal's reason when the client goes away
   */
  async take(client: string, signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted()
    const { promise, resolve: admit, reject: refuse } = Promise.withResolvers<void>()
    const entry = { client, admit, refuse }
    this.#waiting.push(entry)
    this.#admitNext()
    if (this.#waiting.includes(entry) && this.#isFullFor(client)) this.#sendAway(entry, new BusyError())
    const onAbort = () => this.#sendAway(entry, signal.reason)
    signal.addEventListener('abort', onAbort)
    await promise.finally(() => signal.removeEventListener('abort', onAbort))
    return () => this.#leave(client)
  }

  /** Sends all home who wait, and who come later. */
  close(): void {
    this.#isClosed = true
    for (const entry of [...this.#waiting]) this.#sendAway(entry, new BusyError())
  }

  #admitNext(): void {
    if (this.#isClosed || this.#holders.length >= this.#slots) return
    const share = Math.max(1, this.#slots - 1)
    const allowed = this.#waiting.filter(({ client }) => this.#heldBy(client) < share)
    const [next] = allowed.sort((a, b) => this.#heldBy(a.client) - this.#heldBy(b.client))
    if (!next) return
    remove(this.#waiting, next)
    this.#holders.push(next.client)
    next.admit()
  }

  #leave(client: string): void {
    remove(this.#holders, client)
    this.#admitNext()
  }

  #sendAway(entry: Waiting, reason: unknown): void {
    remove(this.#waiting, entry)
    entry.refuse(reason)
  }

  #heldBy(client: string): number {
    return this.#holders.filter((holder) => holder === client).length
  }

  #isFullFor(client: string): boolean {
    const ofClient = this.#waiting.filter((other) => other.client === client).length
    return this.#isClosed || this.#waiting.length > this.#places || ofClient > Math.ceil(this.#places / 2)
  }
}

function remove<Item>(items: Item[], item: Item): void {
  const index = items.indexOf(item)
  if (index !== -1) items.splice(index, 1)
}
