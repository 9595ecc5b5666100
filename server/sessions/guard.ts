import type { FastifyRequest } from 'fastify'
import { acceptedLanguage } from '../http/negotiate-language.ts'
import { forbidden } from '../http/refusal.ts'
import type { Guard } from '../routes/handler.ts'
import type { Settings } from '../settings/settings.ts'
import type { Database } from '../store/open-sqlite.ts'
import { findSession } from './find-session.ts'

/**
 * Creates the check that every call passes. The header `Authorization: Bearer` (RFC 6750) is the only credential:
 * cookies, which browsers send automatically, are none.
 */
export function guardOf(database: Database, settings: Settings): Guard {
  return async (request, access) => {
    if (access === 'public') return undefined
    if (isForged(request, settings)) throw forbidden()
    const token = bearerToken(request)
    const principal = token === undefined ? undefined : await findSession(database, settings, token)
    if (!principal || (access === 'admin' && principal.user.role !== 'admin')) {
      request.log.warn(
        { path: request.routeOptions.url, address: request.ip, user: principal?.user.username },
        'refused',
      )
      throw forbidden()
    }
    return { ...principal, language: acceptedLanguage(request.headers['accept-language']) }
  }
}

/** Returns the token of a request with exactly one `Authorization` header. */
export function bearerToken({ raw, headers }: Pick<FastifyRequest, 'raw' | 'headers'>): string | undefined {
  const sent = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'authorization')
  if (sent.length > 1) return undefined
  return /^bearer +([A-Za-z0-9_-]{43,128})$/i.exec(headers.authorization ?? '')?.[1]
}

/** Whether another site made the browser send a write (Fetch Metadata). The token in the header prevents it anyway. */
function isForged({ method, headers }: FastifyRequest, { CORS_ORIGINS }: Settings): boolean {
  return method === 'POST' && headers['sec-fetch-site'] === 'cross-site' && !CORS_ORIGINS.includes(headers.origin ?? '')
}
