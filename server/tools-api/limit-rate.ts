import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusals } from './refusal.ts'

/** Counts the runs of each address, a /64 network where it is IPv6. Answers with the check to make before each; 0 is no limit. */
export async function limitRate(
  app: FastifyInstance,
  { perMinute, store }: { perMinute: number; store?: FastifyRateLimitStoreCtor | undefined },
) {
  if (!app.hasDecorator('createRateLimit')) await app.register(rateLimit, { global: false, ...(store && { store }) })
  const count = app.createRateLimit({ max: perMinute, timeWindow: 60_000 })
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (perMinute === 0) return
    const counted = await count(request)
    if (counted.isAllowed || !counted.isExceeded) return
    reply.header('retry-after', counted.ttlInSeconds)
    throw refusals.tooOften()
  }
}
