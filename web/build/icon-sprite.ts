import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Gives `virtual:icons`: the address of one file that holds the icon of every tool as a symbol named after it. The
 * drawings are kept out of the script, and a thousand of them cost the first page one request.
 */
export function iconSprite(): Plugin {
  let isBuild = false
  return {
    name: 'icon-sprite',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    // A browser takes symbols only from a file, so the sources are served with one too.
    configureServer({ middlewares }) {
      middlewares.use(liveAddress, (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml').end(sprite().source)
      })
    },
    resolveId: (id) => (id === 'virtual:icons' ? '\0virtual:icons' : undefined),
    load(id) {
      if (id !== '\0virtual:icons') return undefined
      return `export default ${JSON.stringify(isBuild ? `/${sprite().fileName}` : liveAddress)}`
    },
    generateBundle() {
      // The page renderer is a build too, and points at the file of the client's.
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', ...sprite() })
    },
  }
}

const liveAddress = '/@icons.svg'

function sprite(): { fileName: string; source: string } {
  const tools = readdirSync('tools').filter((tool) => existsSync(`tools/${tool}/icon.svg`))
  const symbols = tools.map((tool) => {
    const drawing = readFileSync(`tools/${tool}/icon.svg`, 'utf8').replace(/^[^>]*>|<\/svg>\s*$/g, '')
    return `<symbol id="${tool}" viewBox="0 0 24 24">${drawing}</symbol>`
  })
  const source = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
  return { fileName: `assets/icons-${hash}.svg`, source }
}
