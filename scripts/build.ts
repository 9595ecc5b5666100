// Builds the client and the page renderer, then compresses every asset once, so that no request has to.
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { beforePaintAlone } from '../web/theme/before-paint.ts'
import { buildServiceWorker } from './build-service-worker.ts'
import { licencePage } from './licences.ts'

process.env['NODE_ENV'] = 'production'
rmSync('dist', { recursive: true, force: true })
await build({ logLevel: 'warn' })
await build({ logLevel: 'warn', build: { ssr: 'web/entry-server.tsx' } })
mkdirSync('dist/pages', { recursive: true })
writeFileSync('dist/pages/licences.html', licencePage())
writeFileSync('dist/client/shell.html', staticShell())
for (const file of readdirSync('dist/client', { recursive: true, encoding: 'utf8' }))
  compress(join('dist/client', file))
await buildServiceWorker('dist/client')
compress('dist/client/sw.js')

function compress(file: string): void {
  if (!/\.(js|css|svg|json|wasm|bin|txt|xml|ico|webmanifest)$/.test(file) || statSync(file).size < 512) return
  const bytes = readFileSync(file)
  // Level 11 takes seconds a megabyte; a codec of megabytes is as well served by 9.
  const quality = bytes.length > 1_000_000 ? 9 : 11
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }))
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
}

/** The page for where no server draws it: on a static host with the API on another origin, and while the server is gone. */
function staticShell(): string {
  const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'))
  const { file, css = [], imports = [] } = manifest['web/entry-client.tsx']
  const styles = [...css, ...imports.flatMap((key: string) => manifest[key].css ?? [])]
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Toolbench</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<script>${beforePaintAlone}</script>`,
    ...styles.map((style: string) => `<link rel="stylesheet" href="/${style}">`),
    `<script type="module" src="/${file}"></script></head><body></body></html>`,
  ].join('\n')
}
