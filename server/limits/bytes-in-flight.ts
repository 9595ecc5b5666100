interface Limits {
  /** In bytes. What is larger than this alone is let through where nothing else of that client is on its way. */
  perClient: number
  total: number
}

/** Why there is no room: the client's own share is used up, or that of all. */
export type Full = 'client' | 'all'

/** Counts the bytes of bodies and answers that are on their way, by client and in all. */
export class BytesInFlight {
  #byClient = new Map<string, number>()
  #total = 0
  #limits: Limits

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** Takes room for so many bytes; gives the way to give it back, which counts once. */
  take(client: string, bytes: number): (() => void) | Full {
    const held = this.#byClient.get(client) ?? 0
    if (held > 0 && held + bytes > this.#limits.perClient) return 'client'
    if (this.#total + bytes > this.#roomFor(bytes)) return 'all'
    this.#change(client, bytes)
    let isHeld = true
    return () => {
      if (isHeld) this.#change(client, -bytes)
      isHeld = false
    }
  }

  /** Small ones find room where large ones have used up theirs. */
  #roomFor(bytes: number): number {
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
