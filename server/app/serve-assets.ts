import serveStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Serves the built files: hashed ones are kept for good, the others asked for again. */
export async function serveAssets(app: FastifyInstance, root: string): Promise<void> {
  await app.register(serveStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    // A file whose name changes with its content is never asked for again, nor in parts.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    globIgnore: ['**/*.br', '**/*.gz', '.vite/**'],
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/')
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
}
