import { BusyError } from './busy-error.ts'

/** Hands out a limited number of slots, fairly. */
export interface Line {
  /**
   * Waits for a slot and answers with the way to give it back.
   *
   * @throws BusyError when too many wait, or the line is closed
   */
  take(client: string, signal: AbortSignal): Promise<() => void>
  /** Sends all home who wait. */
  close(): void
}

interface Waiting {
  client: string
  admit(): void
  refuse(reason: unknown): void
}

/**
 * Opens a line in front of `slots`. One client never has the last of them, nor more than half of the `places` to wait
 * in, so that whoever runs away with theirs leaves the others a way through. Who holds the least is next.
 */
export function openLine({ slots, places }: { slots: number; places: number }): Line {
  const waiting: Waiting[] = []
  const holding: string[] = []
  const share = Math.max(1, slots - 1)
  const placesEach = Math.ceil(places / 2)
  let isClosed = false

  const heldBy = (client: string): number => holding.filter((holder) => holder === client).length

  function admitNext(): void {
    if (holding.length >= slots) return
    const allowed = waiting.filter(({ client }) => heldBy(client) < share)
    const [next] = allowed.sort((a, b) => heldBy(a.client) - heldBy(b.client))
    if (!next) return
    waiting.splice(waiting.indexOf(next), 1)
    holding.push(next.client)
    next.admit()
  }

  function leave(client: string): void {
    holding.splice(holding.indexOf(client), 1)
    admitNext()
  }

  return {
    async take(client, signal) {
      signal.throwIfAborted()
      if (isClosed) throw new BusyError()
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const entry = { client, admit: resolve, refuse: reject }
      waiting.push(entry)
      admitNext()
      const othersOfClient = waiting.filter((other) => other !== entry && other.client === client).length
      const isRefused = waiting.includes(entry) && (waiting.length > places || othersOfClient >= placesEach)
      const giveUp = (reason: unknown) => {
        if (waiting.includes(entry)) waiting.splice(waiting.indexOf(entry), 1)
        reject(reason)
      }
      if (isRefused) giveUp(new BusyError())
      const onAbort = () => giveUp(signal.reason)
      signal.addEventListener('abort', onAbort)
      await promise.finally(() => signal.removeEventListener('abort', onAbort))
      return () => leave(client)
    },
    close() {
      isClosed = true
      for (const { refuse } of waiting.splice(0)) refuse(new BusyError())
    },
  }
}
