import fastify, { type FastifyInstance, LogController } from 'fastify'
import { answerMalformed } from '../http/answer-malformed.ts'
import { canonicalUrl } from '../http/canonical-url.ts'
import { parseQuery } from '../http/parse-query.ts'
import { randomText } from '../http/random-text.ts'
import type { AppParts } from './app-parts.ts'

/** Makes the bare app: its log, how it reads addresses, whom it trusts, and how long a request may take to arrive. */
export function createFastify({ settings, log, live }: Pick<AppParts, 'settings' | 'log' | 'live'>): FastifyInstance {
  return fastify({
    logger: {
      level: settings.LOG_LEVEL,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      ...(log && { stream: log }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(settings.TRUST_PROXY),
    clientErrorHandler: answerMalformed,
    genReqId: () => randomText(9, 'base64url'),
    routerOptions: { querystringParser: parseQuery, maxParamLength: 512 },
    rewriteUrl: canonicalUrl,
    requestTimeout: arrivalTime,
    ...(live && { serverFactory: live.serverFactory }),
    http: {
      // The first lines of a request, in bytes: a longer address is 431.
      maxHeaderSize: 16_384,
      headersTimeout: arrivalTime / 2,
      connectionsCheckingInterval: 2000,
    },
  })
}

/** In milliseconds: how long a request may take to arrive as a whole. */
const arrivalTime = 30_000

/** Whose word on the visitor's address counts: so many hops, or those who are named. */
function trustedProxies(proxies: string): boolean | string | ((address: string, hop: number) => boolean) {
  if (/^\d+$/.test(proxies)) return (_address, hop) => hop < Number(proxies)
  return proxies || false
}
