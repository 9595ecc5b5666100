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

/** An acquired slot. */
export interface Slot {
  /** Returns the slot. */
  release(): void
  /**
   * Aborts when a client that used much less waits: the holder should release the slot, and start again in a later one.
   */
  yielding: AbortSignal
}

interface Capacity {
  slots: number
  /** How many entries may wait whose client holds a slot or waits already. */
  maxWaiting: number
  /** How many of them one client may have; defaults to half. */
  maxWaitingPerClient?: number
  /** How many slots one client may hold; defaults to all but one. */
  maxSlotsPerClient?: number
  /** The longest wait; defaults to no limit. */
  maxWaitMilliseconds?: number
  now?: () => number
}

/**
 * Grants a limited number of slots fairly, so that a client with endless work cannot block the others. The last slot is
 * never given to a client that holds all others, nor to one of the heavy users (clients with much more recent use than
 * others) if together they do. A client that holds nothing can always wait, and a long-held slot is yielded to a client
 * that used much less. Next is the client that holds the fewest slots, and of these the one with the least recent use.
 */
export class AdmissionQueue {
  #waiting: Waiting[] = []
  #holders: Holder[] = []
  #isClosed = false
  #slots: number
  #maxWaiting: number
  #maxWaitingPerClient: number
  #maxSlotsPerClient: number
  #maxWaitMilliseconds: number | undefined
  #now: () => number
  #used: RecentUse
  #timer: NodeJS.Timeout | undefined

  constructor({ slots, maxWaiting, now = Date.now, ...capacity }: Capacity) {
    this.#slots = slots
    this.#maxWaiting = maxWaiting
    this.#maxWaitingPerClient = capacity.maxWaitingPerClient ?? Math.ceil(maxWaiting / 2)
    this.#maxSlotsPerClient = capacity.maxSlotsPerClient ?? Math.max(1, slots - 1)
    this.#maxWaitMilliseconds = capacity.maxWaitMilliseconds
    this.#now = now
    this.#used = new RecentUse(now)
  }

  /**
   * Waits for a slot. With `mayYield`, its holder may be asked to yield it.
   *
   * @throws BusyError when too many calls wait, the wait is too long, or the queue is closed; the signal's reason when
   * the client disconnects
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

  /** Refuses all waiting and later calls. */
  close(): void {
    this.#isClosed = true
    for (const entry of [...this.#waiting]) this.#reject(entry, new BusyError())
  }

  /** Grants a free slot, or asks a holder to yield; repeats while somebody waits. */
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

  /** Asks one holder at a time to yield. */
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
    const share = this.#maxSlotsPerClient
    if (this.#heldBy(client) >= share) return false
    const costs = [...this.#holders, ...this.#waiting].map((other) => this.#costOf(other.client))
    const heavyCost = Math.max(minHeavyUseMs, Math.max(0, ...costs) / heavyUseFactor)
    const heavyUsers = this.#holders.filter((holder) => this.#costOf(holder.client) >= heavyCost)
    return this.#costOf(client) < heavyCost || heavyUsers.length < share
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

  /** Recent use including the slots held now, in milliseconds. */
  #costOf(client: string): number {
    const running = this.#holders.filter((holder) => holder.client === client)
    return running.reduce((sum, { since }) => sum + this.#now() - since, this.#used.of(client))
  }

  #isFullFor(client: string): boolean {
    const ofClient = this.#waiting.filter((other) => other.client === client).length
    const isNewcomer = ofClient === 1 && this.#heldBy(client) === 0
    if (isNewcomer) return this.#isClosed || this.#waiting.length > maxNewcomers
    return this.#isClosed || this.#waiting.length > this.#maxWaiting || ofClient > this.#maxWaitingPerClient
  }
}

/**
 * In milliseconds: the time between dispatches; the least time before a slot is yielded; use below which nobody is a
 * heavy user.
 */
const dispatchInterval = 50
const minHoldTime = 400
const minHeavyUseMs = 2000

/** A client that used this many times as much as others is a heavy user. */
const heavyUseFactor = 4

/** How many may wait in total when a client joins that holds nothing and does not wait yet. */
const maxNewcomers = 200

function remove<Item>(items: Item[], item: Item): void {
  const index = items.indexOf(item)
  if (index !== -1) items.splice(index, 1)
}
