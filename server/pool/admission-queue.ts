import { BusyError } from './busy-error.ts'
import { RecentUse } from './recent-use.ts'

interface Waiting {
  client: string
  mayYield: boolean
  admit: (slot: Slot) => void
  refuse: (reason: unknown) => void
}

interface Holder {
  client: string
  mayYield: boolean
  /** In milliseconds. */
  since: number
  yielding: AbortController
}

/** A slot that was handed out. */
export interface Slot {
  /** Gives it back. */
  leave(): void
  /** Aborts when one who used much less waits: the slot is to be given back, and what was done in it begins anew later. */
  yielding: AbortSignal
}

interface Size {
  slots: number
  /** How many may wait of those who hold something, or wait already. */
  places: number
  now?: () => number
}

/**
 * Hands out a limited number of slots. One client never has the last of them, nor have all those together who used much
 * more of late than others; who holds nothing always finds a place to wait in; and who has held a slot for long yields it
 * to one who used much less. So whoever runs away with theirs leaves the others a way through. Who holds the least is
 * next, and among those who used the least.
 */
export class Line {
  #waiting: Waiting[] = []
  #holders: Holder[] = []
  #isClosed = false
  #slots: number
  #places: number
  #now: () => number
  #used: RecentUse
  #timer: NodeJS.Timeout | undefined

  constructor({ slots, places, now = Date.now }: Size) {
    this.#slots = slots
    this.#places = places
    this.#now = now
    this.#used = new RecentUse(now)
  }

  /**
   * Waits for a slot, which may be asked back where `mayYield` is set.
   *
   * @throws BusyError when too many wait, or the line is closed; the signal's reason when the client goes away
   */
  async take(client: string, signal: AbortSignal, mayYield = false): Promise<Slot> {
    signal.throwIfAborted()
    const { promise, resolve: admit, reject: refuse } = Promise.withResolvers<Slot>()
    const entry = { client, mayYield, admit, refuse }
    this.#waiting.push(entry)
    this.look()
    if (this.#waiting.includes(entry) && this.#isFullFor(client)) this.#sendAway(entry, new BusyError())
    const onAbort = () => this.#sendAway(entry, signal.reason)
    signal.addEventListener('abort', onAbort)
    return promise.finally(() => signal.removeEventListener('abort', onAbort))
  }

  /** Sends all home who wait, and who come later. */
  close(): void {
    this.#isClosed = true
    for (const entry of [...this.#waiting]) this.#sendAway(entry, new BusyError())
  }

  /** Hands out what is free, and asks for what is not; done again and again while somebody waits. */
  look(): void {
    clearTimeout(this.#timer)
    if (this.#isClosed) return
    const waiting = this.#inOrder()
    const isFree = this.#holders.length < this.#slots
    const next = isFree && waiting.find(({ client }) => this.#mayHoldMore(client))
    if (next) this.#admit(next)
    else if (waiting[0]) this.#askBackFor(waiting[0])
    if (this.#waiting.length > 0) this.#timer = setTimeout(() => this.look(), pause).unref()
  }

  #inOrder(): Waiting[] {
    const ranked = this.#waiting.map((entry) => ({
      entry,
      held: this.#heldBy(entry.client),
      cost: this.#costOf(entry.client),
    }))
    return ranked.sort((a, b) => a.held - b.held || a.cost - b.cost).map(({ entry }) => entry)
  }

  #admit(entry: Waiting): void {
    remove(this.#waiting, entry)
    const { client, mayYield } = entry
    const holder = { client, mayYield, since: this.#now(), yielding: new AbortController() }
    this.#holders.push(holder)
    entry.admit({ leave: () => this.#leave(holder), yielding: holder.yielding.signal })
  }

  /** Nobody is asked while another still is to leave. */
  #askBackFor({ client }: Waiting): void {
    if (this.#heldBy(client) > 0 || this.#holders.some(({ yielding }) => yielding.signal.aborted)) return
    const least = times * this.#costOf(client) + longEnough
    const [holder] = this.#holders
      .filter(({ mayYield, since }) => mayYield && this.#now() - since >= longEnough)
      .filter((other) => this.#costOf(other.client) >= least)
      .sort((a, b) => this.#costOf(b.client) - this.#costOf(a.client))
    holder?.yielding.abort()
  }

  #mayHoldMore(client: string): boolean {
    const share = Math.max(1, this.#slots - 1)
    if (this.#heldBy(client) >= share) return false
    const costs = [...this.#holders, ...this.#waiting].map((other) => this.#costOf(other.client))
    const much = Math.max(least, Math.max(0, ...costs) / times)
    const large = this.#holders.filter((holder) => this.#costOf(holder.client) >= much)
    return this.#costOf(client) < much || large.length < share
  }

  #leave(holder: Holder): void {
    this.#used.add(holder.client, this.#now() - holder.since)
    remove(this.#holders, holder)
    this.look()
  }

  #sendAway(entry: Waiting, reason: unknown): void {
    remove(this.#waiting, entry)
    entry.refuse(reason)
  }

  #heldBy(client: string): number {
    return this.#holders.filter((holder) => holder.client === client).length
  }

  /** In milliseconds: what was used of late, and what goes on. */
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

/** In milliseconds: between two looks while somebody waits; what a slot is held for at least; what is never much. */
const [pause, longEnough, least] = [50, 400, 2000]

/** Who used four times as much used much more. */
const times = 4

/** However many come that hold nothing. */
const mostWaiting = 200

function remove<Item>(items: Item[], item: Item): void {
  const index = items.indexOf(item)
  if (index !== -1) items.splice(index, 1)
}
