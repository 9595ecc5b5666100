interface Limits {
  /** In bytes. What is larger than this alone is let through where nothing else of that client is on its way. */
  perClient: number
  total: number
}

/** Why there is no room: the client's own share is used up, or that of all. */
export type Exhausted = 'client' | 'all'

/** Counts the bytes of bodies and answers that are on their way, by client and in all. */
export class BytesInFlight {
  #byClient = new Map<string, number>()
  #total = 0
  #limits: Limits

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** Reserves so many bytes; answers with a function that releases them (once), or why there is no room. */
  reserve(client: string, bytes: number): (() => void) | Exhausted {
    const held = this.#byClient.get(client) ?? 0
    if (held > 0 && held + bytes > this.#limits.perClient) return 'client'
    if (this.#total + bytes > this.#limitFor(bytes)) return 'all'
    this.#change(client, bytes)
    let isReserved = true
    return () => {
      if (isReserved) this.#change(client, -bytes)
      isReserved = false
    }
  }

  /** Small ones find room where large ones have used up theirs. */
  #limitFor(bytes: number): number {
    return bytes <= small ? this.#limits.total * 1.25 : this.#limits.total
  }

  #change(client: string, bytes: number): void {
    this.#total += bytes
    const held = (this.#byClient.get(client) ?? 0) + bytes
    if (held > 0) this.#byClient.set(client, held)
    else this.#byClient.delete(client)
  }
}

/** In bytes. */
const small = 64 * 2 ** 10

/** Makes room for two of the largest bodies of one address, and sixteen of all; never less than the other calls need. */
export const bytesInFlightFor = (maxBody: number): BytesInFlight =>
  new BytesInFlight({ perClient: 2 * maxBody, total: 16 * Math.max(maxBody, 8 * 2 ** 20) })
