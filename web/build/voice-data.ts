import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { packVoiceData } from '#lib/speech/engine/pack-voice-data.node.ts'

/**
 * Provides `virtual:voice-data`: the URL of one file with the offered voices of the speech engine. It
 * is extracted from the installed package, whose whole data is seven times as large.
 *
 * @param place of the file, by default in the site; in the library its address is relative to the code, in the form
 *   that bundlers follow
 */
export function voiceData(place: 'site' | 'library' = 'site'): Plugin {
  let isBuild = false
  return {
    name: 'voice-data',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    configureServer({ middlewares }) {
      middlewares.use(liveAddress, (_request, response) => {
        response.setHeader('content-type', 'application/octet-stream').end(file().source)
      })
    },
    resolveId: (id) => (id === 'virtual:voice-data' ? '\0virtual:voice-data' : undefined),
    load(id) {
      if (id !== '\0virtual:voice-data') return undefined
      if (place === 'library') {
        const reference = this.emitFile({ type: 'asset', ...file() })
        return `export default import.meta.ROLLUP_FILE_URL_${reference}`
      }
      return `export default ${JSON.stringify(isBuild ? `/${file().fileName}` : liveAddress)}`
    },
    generateBundle() {
      // The builds of workers and of the server's renderer refer to the file of the client's build.
      if (place === 'site' && this.environment.name === 'client') this.emitFile({ type: 'asset', ...file() })
    },
  }
}

const liveAddress = '/@voice-data.bin'

let made: { fileName: string; source: Uint8Array } | undefined

function file(): { fileName: string; source: Uint8Array } {
  if (made) return made
  const source = packVoiceData()
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
  made = { fileName: `assets/voice-data-${hash}.bin`, source }
  return made
}
