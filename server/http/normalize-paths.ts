import type { FastifyInstance } from 'fastify'
import { answerStatus, isApi } from './answer-errors.ts'
import { hasReadablePath } from './canonical-url.ts'

/** Answers what has a path that cannot be read, and leads a page's path with a slash at its end to the one without. */
export function normalizePaths(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!hasReadablePath(request.raw)) return void answerStatus(request, reply, 400)
    const { url, method } = request
    const end = url.indexOf('?')
    const path = end === -1 ? url : url.slice(0, end)
    const isPage = (method === 'GET' || method === 'HEAD') && path.length > 1 && path.endsWith('/') && !isApi(request)
    if (!isPage) return done()
    // It has no empty segment, so that it leads to no other host.
    reply.redirect(path.slice(0, -1) + (end === -1 ? '' : url.slice(end)), 301)
  })
}
