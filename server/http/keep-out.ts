import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failure } from '#contract/wire.ts'
import { findSession } from '../sessions/find-session.ts'
import { tokenOf } from '../sessions/guard.ts'
import type { SiteParts } from '../site-parts.ts'
import { isApi } from './answer-errors.ts'

/** Where no ban holds: an owner who banned too much can still log in and take it back. */
const open =
  /^\/(v1\/user\/login|auth(\/|$)|admin(\/|$)|login(\/|$)|assets\/|favicon\.|healthz$|readyz$|metrics$|robots\.txt$)/

/** Keeps out browsers whose User-Agent contains a banned text, whatever its case (§16). Administrators are let in. */
export function keepOut(
  app: FastifyInstance,
  { site, database, settings }: Pick<SiteParts, 'site' | 'database' | 'settings'>,
): void {
  const isAdmin = async (request: FastifyRequest): Promise<boolean> => {
    const token = tokenOf(request)
    const visitor = token === undefined ? undefined : await findSession(database, settings, token)
    return visitor?.user.role === 'admin'
  }
  app.addHook('onRequest', (request, reply, done) => {
    const { bans } = site.shown
    if (bans.length === 0) return done()
    const agent = (request.headers['user-agent'] ?? '').toLowerCase()
    if (!bans.some((text) => agent.includes(text)) || open.test(pathOf(request))) return done()
    isAdmin(request).then((isIn) => (isIn ? done() : void refuse(request, reply)), done)
  })
}

const pathOf = ({ url }: FastifyRequest): string => url.split(/[?#]/)[0] ?? '/'

function refuse(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const said = '访问被拒绝'
  reply.status(403).header('cache-control', 'no-store')
  if (isApi(request)) return reply.type('application/json; charset=utf-8').send(failure(403, said))
  return reply.type('text/plain; charset=utf-8').send(said)
}
