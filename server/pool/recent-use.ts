/** Sums up the recent use of each client with exponential decay: use a minute ago counts about a third (1/e). */
export class RecentUse {
  #uses = new Map<string, { milliseconds: number; at: number }>()
  #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  add(client: string, milliseconds: number): void {
    const used = this.of(client) + milliseconds
    this.#uses.delete(client)
    this.#uses.set(client, { milliseconds: used, at: this.#now() })
    // Drops the oldest entry, which has decayed to almost nothing unless there are very many clients.
    const [oldest] = this.#uses.keys()
    if (this.#uses.size > maxClients && oldest !== undefined) this.#uses.delete(oldest)
  }

  /** In milliseconds. */
  of(client: string): number {
    const { milliseconds, at } = this.#uses.get(client) ?? { milliseconds: 0, at: 0 }
    return milliseconds * Math.exp((at - this.#now()) / minute)
  }
}

const minute = 60_000
const maxClients = 10_000
