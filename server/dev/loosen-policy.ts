import type { FastifyInstance } from 'fastify'

/** Allows pages, in development alone, the sources as scripts, the styles that Vite puts in, and the socket that tells of changes. */
export function loosenPolicy(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const policy = reply.getHeader('content-security-policy')
    if (typeof policy === 'string') reply.header('content-security-policy', loosened(policy))
    done()
  })
}

/** A nonce or a hash beside it would make `'unsafe-inline'` count for nothing. */
const loosened = (policy: string): string =>
  policy
    .replace(/script-src \S+/, "script-src 'self'")
    .replace(/style-src-elem [^;]*/, "style-src-elem 'self' 'unsafe-inline'")
    .replace(/connect-src [^;]*/, (sources) => `${sources} ws:`)
