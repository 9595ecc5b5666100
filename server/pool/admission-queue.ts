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
  release(): void
  /** Aborts when one who used much less waits: the slot is to be given back, and what was done in it begins anew later. */
  yielding: AbortSignal
}

interface Capacity {
  slots: number
  /** How many may wait who hold a slot, or wait already. */
  maxWaiting: number
  /** How many of them may be one client's: half, where it is not said. */
  maxWaitingOfOne?: number
  /** How many slots one client may hold: all but one, where it is not said. */
  maxSlotsOfOne?: number
  /** How long one waits at most: for as long as it takes, where it is not said. */
  maxWaitMilliseconds?: number
  now?: () => number
}

/**
 * Hands out a limited number of slots. One client never has the last of them, nor have all those together who used much
 * more of late than others; who holds nothing can always wait; and who has held a slot for long yields it to one who
 * used much less. So a client with endless work leaves the others a way through. Who holds the least is next, and among
 * those who used the least.
 */
export class AdmissionQueue {
  #waiting: Waiting[] = []
  #holders: Holder[] = []
  #isClosed = false
  #slots: number
  #maxWaiting: number
  #maxWaitingOfOne: number
  #maxSlotsOfOne: number
  #maxWaitMilliseconds: number | undefined
  #now: () => number
  #used: RecentUse
  #timer: NodeJS.Timeout | undefined

  constructor({ slots, maxWaiting, now = Date.now, ...capacity }: Capacity) {
    this.#slots = slots
    this.#maxWaiting = maxWaiting
    this.#maxWaitingOfOne = capacity.maxWaitingOfOne ?? Math.ceil(maxWaiting / 2)
    this.#maxSlotsOfOne = capacity.maxSlotsOfOne ?? Math.max(1, slots - 1)
    this.#maxWaitMilliseconds = capacity.maxWaitMilliseconds
    this.#now = now
    this.#used = new RecentUse(now)
  }

  /**
   * Waits for a slot, which its holder may be asked to yield where `mayYield` is set.
   *
   * @throws BusyError when too many wait, one waits too long, or the queue is closed; the signal's reason when the client
   * goes away
   */
  async acquire(client: string, signal: AbortSignal, mayYield = false): Promise<Slot> {
    signal.throwIfAborted()
    const { promise, resolve: admit, reject: refuse } = Promise.withResolvers<Slot>()
    const entry = { client, mayYield, admit, refuse }
    this.#waiting.push(entry)
    this.dispatch()
    if (this.#waiting.includes(entry) && this.#isFullFor(client)) this.#reject(entry, new BusyError())
    const onAbort = () => this.#reject(entry, signal.reason)
    signal.addEventListener('abort', onAbort)
    const limit = this.#maxWaitMilliseconds
    const timer =
      limit === undefined ? undefined : setTimeout(() => this.#reject(entry, new BusyError()), limit).unref()
    return promise.finally(() => {
      clearTimeout(timer)
      signal.removeEventListener('abort', onAbort)
    })
  }

  /** Refuses all who wait, and who come later. */
  close(): void {
    this.#isClosed = true
    for (const entry of [...this.#waiting]) this.#reject(entry, new BusyError())
  }

  /** Hands out free slots, or asks a holder to yield; done again and again while somebody waits. */
  dispatch(): void {
    clearTimeout(this.#timer)
    if (this.#isClosed) return
    const waiting = this.#byPriority()
    const isFree = this.#holders.length < this.#slots
    const next = isFree && waiting.find(({ client }) => this.#mayHoldMore(client))
    if (next) this.#admit(next)
    else if (waiting[0]) this.#requestYieldFor(waiting[0])
    if (this.#waiting.length > 0) this.#timer = setTimeout(() => this.dispatch(), dispatchInterval).unref()
  }

  #byPriority(): Waiting[] {
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
    entry.admit({ release: () => this.#release(holder), yielding: holder.yielding.signal })
  }

  /** One holder at a time is asked to yield. */
  #requestYieldFor({ client }: Waiting): void {
    if (this.#heldBy(client) > 0 || this.#holders.some(({ yielding }) => yielding.signal.aborted)) return
    const minCost = heavyUseFactor * this.#costOf(client) + minHoldTime
    const [holder] = this.#holders
      .filter(({ mayYield, since }) => mayYield && this.#now() - since >= minHoldTime)
      .filter((other) => this.#costOf(other.client) >= minCost)
      .sort((a, b) => this.#costOf(b.client) - this.#costOf(a.client))
    holder?.yielding.abort()
  }

  #mayHoldMore(client: string): boolean {
    const share = this.#maxSlotsOfOne
    if (this.#heldBy(client) >= share) return false
    const costs = [...this.#holders, ...this.#waiting].map((other) => this.#costOf(other.client))
    const much = Math.max(minHeavyUseMs, Math.max(0, ...costs) / heavyUseFactor)
    const large = this.#holders.filter((holder) => this.#costOf(holder.client) >= much)
    return this.#costOf(client) < much || large.length < share
  }

  #release(holder: Holder): void {
    this.#used.add(holder.client, this.#now() - holder.since)
    remove(this.#holders, holder)
    this.dispatch()
  }

  #reject(entry: Waiting, reason: unknown): void {
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
    if (isNewcomer) return this.#isClosed || this.#waiting.length > maxNewcomers
    return this.#isClosed || this.#waiting.length > this.#maxWaiting || ofClient > this.#maxWaitingOfOne
  }
}

/** In milliseconds: between two rounds while somebody waits; how long a slot is held at least; what use is never much. */
const dispatchInterval = 50
const minHoldTime = 400
const minHeavyUseMs = 2000

/** Who used four times as much used much more. */
const heavyUseFactor = 4

/** How many may wait in all once somebody comes who holds nothing. */
const maxNewcomers = 200

function remove<Item>(items: Item[], item: Item): void {
  const index = items.indexOf(item)
  if (index !== -1) items.splice(index, 1)
}
