import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failure } from '#contract/wire.ts'
import { isApi } from '../http/answer-errors.ts'
import { findSession } from '../sessions/find-session.ts'
import { bearerToken } from '../sessions/guard.ts'
import type { SiteContext } from '../site-state/site-context.ts'

/** Paths that are never blocked, so that an owner who banned too much can still log in and undo it. */
const exempt =
  /^\/(v1\/user\/login|auth(\/|$)|admin(\/|$)|login(\/|$)|assets\/|favicon\.|healthz$|readyz$|metrics$|robots\.txt$)/

/** Blocks browsers whose User-Agent contains a banned text, ignoring case (§16). Administrators are not blocked. */
export function blockUserAgents(app: FastifyInstance, { site, database, settings }: SiteContext): void {
  const isAdmin = async (request: FastifyRequest): Promise<boolean> => {
    const token = bearerToken(request)
    const principal = token === undefined ? undefined : await findSession(database, settings, token)
    return principal?.user.role === 'admin'
  }
  app.addHook('onRequest', (request, reply, done) => {
    const { bans } = site.content
    if (bans.length === 0) return done()
    const agent = (request.headers['user-agent'] ?? '').toLowerCase()
    if (!bans.some((text) => agent.includes(text)) || exempt.test(pathOf(request))) return done()
    isAdmin(request).then((isIn) => (isIn ? done() : void refuse(request, reply)), done)
  })
}

const pathOf = ({ url }: FastifyRequest): string => url.split(/[?#]/)[0] ?? '/'

function refuse(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const sentence = '访问被拒绝'
  reply.status(403).header('cache-control', 'no-store')
  if (isApi(request)) return reply.type('application/json; charset=utf-8').send(failure(403, sentence))
  return reply.type('text/plain; charset=utf-8').send(sentence)
}
