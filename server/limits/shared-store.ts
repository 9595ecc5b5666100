import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { SharedCounts } from './shared-counts.ts'

type Answer = (error: Error | null, result: { current: number; ttl: number }) => void

/** Makes the limiter of the framework count together with the other processes; `name` keeps one limit from another. */
export const sharedStore = (counts: SharedCounts, name: string): FastifyRateLimitStoreCtor =>
  class {
    incr(key: string, answer: Answer, window: number): void {
      answer(null, counts.count(`${name} ${key}`, window))
    }

    child() {
      return this
    }
  } as never
