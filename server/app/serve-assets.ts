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
    // The page without content comes with the site's configuration in it (pages/shell.ts).
    globIgnore: ['**/*.br', '**/*.gz', '.vite/**', 'shell.html'],
    setHeaders: (reply, path) => {
      reply.header('cache-control', lifetimeOf(path))
      // What a worker may do its own policy says: it fetches the site's files, and nothing else.
      if (isServiceWorker(path)) reply.header('content-security-policy', "default-src 'none'; connect-src 'self'")
    },
  })
}

function lifetimeOf(path: string): string {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable'
  // A new version must be noticed at once.
  return isServiceWorker(path) ? 'no-cache' : 'public, max-age=3600'
}

/** The file that is sent may be the compressed one. */
const isServiceWorker = (path: string): boolean => /\/sw\.js(\.br|\.gz)?$/.test(path)
