import type { FastifyReply, FastifyRequest } from 'fastify'
import { refusals } from '../bodies/refusal.ts'
import type { BytesInFlight } from './bytes-in-flight.ts'
import { clientOf } from './client-of.ts'

/**
 * Takes room for bytes of a request or of its answer, until the answer is sent or nobody waits for it.
 *
 * @throws Refusal 429 when the client's share is used up, 503 when that of all is
 */
export function holdRoom(room: BytesInFlight, request: FastifyRequest, reply: FastifyReply, bytes: number): void {
  if (bytes === 0) return
  const taken = room.take(clientOf(request), bytes)
  if (taken === 'client') throw refusals.tooOften(comeAgain)
  if (taken === 'all') throw refusals.busy(comeAgain)
  // Who has gone before it came this far has closed already.
  if (reply.raw.closed || reply.raw.destroyed) taken()
  else reply.raw.once('close', taken)
}

/** In seconds. */
const comeAgain = 2
