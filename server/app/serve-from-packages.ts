import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { FastifyInstance } from 'fastify'

/**
 * Serves those built files that an installed package leaves in the optional packages they come from, as the list beside
 * the built site says (`scripts/package/packaged-assets.ts`). A package that is not there is a file that is not found.
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
