import type { FastifyInstance } from 'fastify'
import { answerStatus, isApi } from './answer-errors.ts'
import { hasReadablePath } from './canonical-url.ts'

/**
 * Refuses calls whose path cannot be decoded, and redirects a page's path with a trailing slash to the one without. A
 * page whose path cannot be decoded is not found.
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
    // The path has no empty segment, so it cannot redirect to another host.
    reply.redirect(path.slice(0, -1) + (end === -1 ? '' : url.slice(end)), 301)
  })
}
