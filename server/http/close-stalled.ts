import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Closes a connection whose client reads no byte of its answer for this long. The time starts with the answer, so that
 * runs can take longer.
 */
export function closeStalled(app: FastifyInstance, milliseconds = 20_000): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // Node resets this timeout whenever the system takes bytes, and restores the keep-alive timeout once the answer is
    // sent.
    if (reply.raw.socket instanceof Socket) reply.raw.socket.setTimeout(milliseconds)
    done()
  })
}
