import serveStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Serves the built files: hashed ones are cached for ever, the others revalidated. */
export async function serveAssets(app: FastifyInstance, root: string): Promise<void> {
  await app.register(serveStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    // Files with a hash in their name need no revalidation and no range requests.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    // The page without content is served with the site's configuration in it (pages/shell.ts).
    globIgnore: ['**/*.br', '**/*.gz', '.vite/**', 'shell.html'],
    setHeaders: (reply, path) => {
      reply.header('cache-control', lifetimeOf(path))
      // A worker has its own policy: it fetches the site's files, and nothing else.
      if (isServiceWorker(path)) reply.header('content-security-policy', "default-src 'none'; connect-src 'self'")
    },
  })
}

function lifetimeOf(path: string): string {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable'
  // A new version must be noticed at once.
  return isServiceWorker(path) ? 'no-cache' : 'public, max-age=3600'
}

/** The path may be that of the compressed file. */
const isServiceWorker = (path: string): boolean => /\/sw\.js(\.br|\.gz)?$/.test(path)
