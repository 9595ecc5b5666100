import type { FastifyInstance } from 'fastify'
import { answer, isApi } from './answer-errors.ts'
import { isReadable } from './read-path.ts'

/** Answers requests by how they spell their path, before anything looks at it: see `pathOf`. */
export function answerPaths(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!isReadable(request.raw)) return void answer(request, reply, 400)
    const { url, method } = request
    const end = url.indexOf('?')
    const path = end === -1 ? url : url.slice(0, end)
    const isPage = (method === 'GET' || method === 'HEAD') && path.length > 1 && path.endsWith('/') && !isApi(request)
    if (!isPage) return done()
    // It has no empty segment, so that it leads to no other host.
    reply.redirect(path.slice(0, -1) + (end === -1 ? '' : url.slice(end)), 301)
  })
}
