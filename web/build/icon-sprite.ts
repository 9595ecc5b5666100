import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Provides `virtual:icons`: the URL of an SVG sprite with the icon of every tool as a symbol named after it. The
 * icons are not in the script, and any number of them costs the first page one request.
 */
export function iconSprite(): Plugin {
  let isBuild = false
  return {
    name: 'icon-sprite',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    // Browsers load symbols only from a file, so the development server serves one too.
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
      // The server's build refers to the file of the client's build.
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
