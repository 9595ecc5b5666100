// Builds the client and the page renderer, then compresses every asset once, so that no request has to.
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { licencePage } from './licences.ts'

process.env['NODE_ENV'] = 'production'
rmSync('dist', { recursive: true, force: true })
await build({ logLevel: 'warn' })
await build({ logLevel: 'warn', build: { ssr: 'web/entry-server.tsx' } })
mkdirSync('dist/pages', { recursive: true })
writeFileSync('dist/pages/licences.html', licencePage())
for (const file of readdirSync('dist/client', { recursive: true, encoding: 'utf8' }))
  compress(join('dist/client', file))

function compress(file: string): void {
  if (!/\.(js|css|svg|json|wasm|txt|xml|ico|webmanifest)$/.test(file) || statSync(file).size < 512) return
  const bytes = readFileSync(file)
  // Level 11 takes seconds a megabyte; a codec of megabytes is as well served by 9.
  const quality = bytes.length > 1_000_000 ? 9 : 11
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }))
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
}
