import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../pool/pool.ts'

/** Tells who calls, a /64 network where it is IPv6, and when they went away before they had their answer. */
export function callerOf(request: FastifyRequest, { raw: response }: FastifyReply): Caller {
  const controller = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) controller.abort()
  })
  // Who has gone already has no address any more.
  const { ip = '' }: { ip?: string } = request
  return { client: normalizeIP(ip), signal: controller.signal }
}
