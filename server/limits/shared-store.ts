import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { SharedCounts } from './shared-counts.ts'

type Answer = (error: Error | null, result: { current: number; ttl: number }) => void

/** Makes the limiter of the framework count together with the other processes; each limit's `name` keeps it apart. */
export function sharedStore(counts: SharedCounts): FastifyRateLimitStoreCtor {
  class Store {
    #name: string

    constructor({ name = '' }: { name?: string } = {}) {
      this.#name = name
    }

    incr(key: string, answer: Answer, window: number): void {
      answer(null, counts.count(`${this.#name} ${key}`, window))
    }

    child(limit: { name?: string }) {
      return new Store(limit)
    }
  }
  return Store as never
}
