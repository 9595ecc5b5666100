/** Remembers how much each client used of late: what was used a minute ago counts for a third. */
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
    // Who came longest ago has next to nothing left, unless very many come: then what they used is forgotten.
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
