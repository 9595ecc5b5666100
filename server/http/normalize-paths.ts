import type { FastifyInstance } from 'fastify'
import { answerStatus, isApi } from './answer-errors.ts'
import { hasReadablePath } from './canonical-url.ts'

/**
 * Answers calls whose path cannot be read, and leads a page's path with a slash at its end to the one without. A page that
 * cannot be read is one that nobody has.
 */
export function normalizePaths(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { url, method } = request
    const isRead = method === 'GET' || method === 'HEAD'
    if (!hasReadablePath(request.raw) && (isApi(request) || !isRead)) return void answerStatus(request, reply, 400)
    const end = url.indexOf('?')
    const path = end === -1 ? url : url.slice(0, end)
    const isPage = isRead && path.length > 1 && path.endsWith('/') && !isApi(request)
    if (!isPage) return done()
    // It has no empty segment, so that it leads to no other host.
    reply.redirect(path.slice(0, -1) + (end === -1 ? '' : url.slice(end)), 301)
  })
}
