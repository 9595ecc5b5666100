interface Limits {
  /** In bytes. A single reservation may exceed it while that client has no other. */
  perClient: number
  total: number
}

/** Which limit is reached: the client's or the total. */
export type ExhaustedLimit = 'client' | 'all'

/** Counts the bytes of bodies and answers in flight, per client and in total. */
export class BytesInFlight {
  #byClient = new Map<string, number>()
  #total = 0
  #limits: Limits

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** Reserves this many bytes; returns a function that releases them (once), or which limit is reached. */
  reserve(client: string, bytes: number): (() => void) | ExhaustedLimit {
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

  /** Small reservations have some extra room, so that large ones cannot block them. */
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

/** Allows two bodies of maximum size per address and sixteen in total, the total never less than other calls need. */
export const bytesInFlightFor = (maxBody: number): BytesInFlight =>
  new BytesInFlight({ perClient: 2 * maxBody, total: 16 * Math.max(maxBody, 8 * 2 ** 20) })
