import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Row } from './measure.ts'
import { syntheticTools } from './synthetic-tools.ts'

const root = join(import.meta.dirname, '../..')

/** Builds the client with 1,000 more tools and compares what the home page's script grew by with their cards alone. */
export function benchManyTools(): Row {
  const folder = mkdtempSync(join(tmpdir(), 'many-tools-'))
  try {
    for (const name of [
      'kit',
      'lib',
      'core',
      'contract',
      'ui',
      'tools',
      'web',
      'public',
      'vite.config.ts',
      'package.json',
    ])
      cpSync(join(root, name), join(folder, name), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    const cards = syntheticTools(1000).map(({ id, ...card }) => {
      mkdirSync(join(folder, 'tools', id))
      const text = `import { defineTool } from '#kit/tool.ts'\nexport default defineTool(${JSON.stringify(card)})\n`
      writeFileSync(join(folder, 'tools', id, 'tool.ts'), text)
      const { description: _, keywords: __, ...brief } = card
      return JSON.stringify(brief)
    })
    execFileSync('vite', ['build', '--logLevel', 'error'], { cwd: folder, stdio: 'inherit' })
    const grown = scriptOf(folder) - scriptOf(root)
    const cardsAlone = brotliCompressSync(cards.join('\n')).length
    return {
      what: 'Home page with 1,000 more tools: script grows by (brotli)',
      ours: `${(grown / 1000).toFixed(1)} kB`,
      reference: `${(cardsAlone / 1000).toFixed(1)} kB (what lists show of them, as JSON, brotli)`,
      ratio: grown / cardsAlone,
      note: 'descriptions and keywords come later',
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

interface Chunk {
  file: string
  imports?: string[]
}

/** What the home page loads of script, in bytes, brotli. */
function scriptOf(project: string): number {
  const client = join(project, 'dist/client')
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))
  const files = new Set<string>()
  const walk = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) walk(imported)
  }
  for (const key of ['web/entry-client.tsx', 'web/home/home-page.tsx']) walk(key)
  const sizes = [...files].map((file) => brotliCompressSync(readFileSync(join(client, file))).length)
  return sizes.reduce((sum, size) => sum + size, 0)
}
