// Builds the client and the page renderer, and compresses every asset in advance.
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip as gzipOf, type ZlibOptions } from 'node:zlib'
import { build } from 'vite'
import { beforePaintAlone } from '../web/theme/before-paint.ts'
import { buildServiceWorker } from './build-service-worker.ts'
import { licencePage } from './licences.ts'

/**
 * Files that every page loads, for which several Brotli block sizes (as powers of two) are tried; 0 is the encoder's
 * choice.
 */
const [everyPages, blocks] = [/\/(first|react|bench)-[^/]*\.js$/, [0, 16, 17]]

process.env['NODE_ENV'] = 'production'
rmSync('dist', { recursive: true, force: true })
await build({ logLevel: 'warn' })
await build({ logLevel: 'warn', build: { ssr: 'web/entry-server.tsx' } })
mkdirSync('dist/pages', { recursive: true })
writeFileSync('dist/pages/licences.html', licencePage())
writeFileSync('dist/client/shell.html', staticShell())
await Promise.all(
  readdirSync('dist/client', { recursive: true, encoding: 'utf8' }).map((file) => compress(join('dist/client', file))),
)
await buildServiceWorker('dist/client')
await compress('dist/client/sw.js')

/** Compresses several files at once, in Node's thread pool. */
async function compress(file: string): Promise<void> {
  if (!/\.(js|css|svg|json|wasm|bin|txt|xml|ico|webmanifest)$/.test(file) || statSync(file).size < 512) return
  const bytes = readFileSync(file)
  // Level 11 takes seconds per megabyte; 9 is enough for codecs of megabytes, and 6 for recorded voices of 20 MB.
  const quality = bytes.length > 10_000_000 ? 6 : bytes.length > 1_000_000 ? 9 : 11
  const write = (block: number) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGBLOCK]: block },
    })
  const [gzip, ...written] = await Promise.all([
    promisify<Buffer, ZlibOptions, Buffer>(gzipOf)(bytes, { level: 9 }),
    ...(everyPages.test(file) ? blocks : [0]).map(write),
  ])
  const brotli = written.reduce((min, each) => (each.length < min.length ? each : min))
  writeFileSync(`${file}.br`, brotli)
  writeFileSync(`${file}.gz`, gzip)
}

/** The app shell, for when no server renders pages: on a static host with the API on another origin, and offline. */
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
