import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refusals } from '../http/refusal.ts'
import { clientOf } from './client-of.ts'
import type { SharedCounts } from './shared-counts.ts'

/** Enables rate limits in an app, counted together with other processes where there are any. */
export async function registerRateLimits(app: FastifyInstance, counts?: SharedCounts): Promise<void> {
  await app.register(rateLimit, { global: false, ...(counts && { store: sharedStore(counts) }) })
}

interface Limit {
  /** Keeps the counts of different limits apart. */
  name: string
  /** 0 is no limit. The numbers are settings (`settings/settings.ts`). */
  perMinute: number
}

/** Creates the hook that limits requests per minute from one address, or /64 network of IPv6. */
export async function limitRate(app: FastifyInstance, { name, perMinute }: Limit) {
  if (!app.hasDecorator('createRateLimit')) await registerRateLimits(app)
  // The name is passed to the store, which the framework's types do not declare.
  const options: object = { max: perMinute, timeWindow: 60_000, keyGenerator: clientOf, name }
  const count = app.createRateLimit(options)
  return async (request: FastifyRequest): Promise<void> => {
    if (perMinute === 0) return
    const counted = await count(request)
    if (!counted.isAllowed && counted.isExceeded) throw refusals.tooOften(counted.ttlInSeconds)
  }
}

type Answer = (error: Error | null, result: { current: number; ttl: number }) => void

/** Makes the framework's rate limiter count together with other processes, per `name` of a limit. */
function sharedStore(counts: SharedCounts): FastifyRateLimitStoreCtor {
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
