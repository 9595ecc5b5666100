import type { FastifyReply, FastifyRequest } from 'fastify'
import { clientOf } from '../limits/client-of.ts'
import type { Caller } from '../pool/pool.ts'

/**
 * Returns the client of a request, a /64 network for IPv6, with a signal that aborts if it disconnects before its
 * answer.
 */
export function callerOf(request: FastifyRequest, { raw: response }: FastifyReply): Caller {
  const controller = new AbortController()
  if (response.destroyed) controller.abort()
  response.once('close', () => {
    if (!response.writableFinished) controller.abort()
  })
  return { client: clientOf(request), signal: controller.signal }
}
