import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

interface Waiting {
  /** Bytes that the client had taken when it was last looked at. */
  taken: number
  looks: number
}

/** In milliseconds; so many looks in a row without a byte taken are too many. */
const [pause, mostLooks] = [5000, 4]

/** Closes connections whose client has not taken a byte of its answer for twenty seconds. */
export function closeStalled(app: FastifyInstance): void {
  const sockets = new Map<Socket, Waiting>()
  app.server.on('connection', (socket) => {
    sockets.set(socket, { taken: 0, looks: 0 })
    socket.once('close', () => sockets.delete(socket))
  })
  const look = () => {
    for (const [socket, waiting] of sockets) {
      const taken = socket.bytesWritten - socket.writableLength
      const isStuck = socket.writableLength > 0 && taken === waiting.taken
      sockets.set(socket, { taken, looks: isStuck ? waiting.looks + 1 : 0 })
      if (isStuck && waiting.looks + 1 >= mostLooks) socket.destroy()
    }
  }
  const timer = setInterval(look, pause).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
