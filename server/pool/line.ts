import { BusyError } from './busy-error.ts'
import { RecentUse } from './recent-use.ts'

interface Waiting {
  client: string
  admit: () => void
  refuse: (reason: unknown) => void
}

interface Holder {
  client: string
  /** In milliseconds. */
  since: number
}

interface Size {
  slots: number
  /** How many may wait of those who hold something, or wait already. */
  places: number
  now?: () => number
}

/**
 * Hands out a limited number of slots. One client never has the last of them, nor have all those together who used much
 * of late; and who holds nothing always finds a place to wait in, so that whoever runs away with theirs leaves the others
 * a way through. Who holds the least is next, and among those who used the least.
 */
export class Line {
  #waiting: Waiting[] = []
  #holders: Holder[] = []
  #isClosed = false
  #slots: number
  #places: number
  #now: () => number
  #used: RecentUse

  constructor({ slots, places, now = Date.now }: Size) {
    this.#slots = slots
    this.#places = places
    this.#now = now
    this.#used = new RecentUse(now)
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
    const rank = ({ client }: Waiting) => [this.#heldBy(client), this.#costOf(client)] as const
    const allowed = this.#waiting.filter(({ client }) => this.#mayHoldMore(client))
    const [next] = allowed.sort((a, b) => rank(a)[0] - rank(b)[0] || rank(a)[1] - rank(b)[1])
    if (!next) return
    remove(this.#waiting, next)
    this.#holders.push({ client: next.client, since: this.#now() })
    next.admit()
  }

  #mayHoldMore(client: string): boolean {
    const share = Math.max(1, this.#slots - 1)
    if (this.#heldBy(client) >= share) return false
    return (
      this.#costOf(client) < much ||
      this.#holders.filter((holder) => this.#costOf(holder.client) >= much).length < share
    )
  }

  #leave(client: string): void {
    const holder = this.#holders.find((other) => other.client === client)
    if (holder) {
      this.#used.add(client, this.#now() - holder.since)
      remove(this.#holders, holder)
    }
    this.#admitNext()
  }

  #sendAway(entry: Waiting, reason: unknown): void {
    remove(this.#waiting, entry)
    entry.refuse(reason)
  }

  #heldBy(client: string): number {
    return this.#holders.filter((holder) => holder.client === client).length
  }

  /** In milliseconds: of late, and what goes on. */
  #costOf(client: string): number {
    const running = this.#holders.filter((holder) => holder.client === client)
    return running.reduce((sum, { since }) => sum + this.#now() - since, this.#used.of(client))
  }

  #isFullFor(client: string): boolean {
    const ofClient = this.#waiting.filter((other) => other.client === client).length
    const isNewcomer = ofClient === 1 && this.#heldBy(client) === 0
    if (isNewcomer) return this.#isClosed || this.#waiting.length > mostWaiting
    return this.#isClosed || this.#waiting.length > this.#places || ofClient > Math.ceil(this.#places / 2)
  }
}

/** In milliseconds: who used more of late leaves the last slot to others. */
const much = 2000

/** However many come that hold nothing. */
const mostWaiting = 200

function remove<Item>(items: Item[], item: Item): void {
  const index = items.indexOf(item)
  if (index !== -1) items.splice(index, 1)
}
