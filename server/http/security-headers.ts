import type { FastifyInstance } from 'fastify'

/** Puts on every answer what keeps it from being misread, framed or overheard (OWASP Secure Headers). */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
    // A hashed file is no document: what it may do is said by the page that loads it.
    if (request.url.startsWith('/assets/')) return
    reply.headers({
      'x-request-id': request.id,
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), geolocation=(), payment=(), usb=(), microphone=()',
      'cross-origin-opener-policy': 'same-origin',
    })
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000')
  })
}
