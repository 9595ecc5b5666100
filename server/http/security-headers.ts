import type { FastifyInstance } from 'fastify'

/** Adds security headers to every answer (OWASP Secure Headers). */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    // A hashed file is no document: the policy of the page that loads it applies.
    if (request.url.startsWith('/assets/')) reply.header('x-content-type-options', 'nosniff')
    else reply.headers(securityHeaders).header('x-request-id', request.id)
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000')
    done()
  })
}

// The camera reads QR codes, on the page itself and after the visitor has been asked.
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), geolocation=(), payment=(), usb=(), microphone=()',
  'cross-origin-opener-policy': 'same-origin',
  // Pages have a policy of their own; any other answer that a browser takes for a document may do nothing.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}
