import type { FastifyInstance } from 'fastify'
import { answer, isApi } from './answer-errors.ts'
import { isReadable } from './read-path.ts'

/** Answers requests by how they spell their path, before anything looks at it: see `pathOf`. */
export function answerPaths(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isReadable(request.raw)) return answer(request, reply, 400)
    const [path = '/', ...query] = request.url.split('?')
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !isApi(request)
    if (!isPage || path === '/' || !path.endsWith('/')) return
    // It has no empty segment, so that it leads to no other host.
    return reply.redirect([path.slice(0, -1), ...query].join('?'), 301)
  })
}
