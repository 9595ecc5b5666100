import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Closes a connection whose client does not take a byte of its answer for so long. Only from the moment that there is an
 * answer: a run may take its time.
 */
export function closeStalled(app: FastifyInstance, milliseconds = 20_000): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // Node counts the bytes that the system has taken, and restores the keep-alive timeout once the answer is sent.
    if (reply.raw.socket instanceof Socket) reply.raw.socket.setTimeout(milliseconds)
    done()
  })
}
