import type { FastifyReply, FastifyRequest } from 'fastify'
import { clientOf } from '../limits/client-of.ts'
import type { Caller } from '../pool/pool.ts'

/** Tells who calls, a /64 network where it is IPv6, and when they went away before they had their answer. */
export function callerOf(request: FastifyRequest, { raw: response }: FastifyReply): Caller {
  const controller = new AbortController()
  if (response.destroyed) controller.abort()
  response.once('close', () => {
    if (!response.writableFinished) controller.abort()
  })
  return { client: clientOf(request), signal: controller.signal }
}
