import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { FastifyInstance } from 'fastify'

/**
 * Serves the built files that the installed package does not contain but its optional dependencies do, as listed beside
 * the built site (`scripts/package/packaged-assets.ts`). Where a package is not installed, its files are not found.
 */
export function serveFromPackages(app: FastifyInstance, list: string): void {
  if (!existsSync(list)) return
  const { resolve } = createRequire(import.meta.url)
  const files: Record<string, string> = JSON.parse(readFileSync(list, 'utf8'))
  for (const [path, file] of Object.entries(files)) {
    const source = foundBy(() => resolve(file))
    if (!source) continue
    app.get(path, (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type('application/wasm')
        .send(createReadStream(source)),
    )
  }
}

function foundBy(look: () => string): string | undefined {
  try {
    return look()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return undefined
    throw error
  }
}
