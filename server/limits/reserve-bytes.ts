import type { FastifyReply, FastifyRequest } from 'fastify'
import { refusals } from '../http/refusal.ts'
import type { BytesInFlight } from './bytes-in-flight.ts'
import { clientOf } from './client-of.ts'

/**
 * Reserves bytes of a request or of its answer until the answer is sent or the client has disconnected.
 *
 * @throws Refusal 429 when the client's limit is reached, 503 when the total is
 */
export function reserveBytes(
  inFlight: BytesInFlight,
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: number,
): void {
  if (bytes === 0) return
  const reserved = inFlight.reserve(clientOf(request), bytes)
  if (reserved === 'client') throw refusals.tooOften(retrySeconds)
  if (reserved === 'all') throw refusals.busy(retrySeconds)
  // A client that has disconnected already will emit no close.
  if (reply.raw.closed || reply.raw.destroyed) reserved()
  else reply.raw.once('close', reserved)
}

const retrySeconds = 2
