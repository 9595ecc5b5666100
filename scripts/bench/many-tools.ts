import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { WholeTool } from '#core/catalogue.ts'
import { createToolFinder } from '../../web/finder/rank-tools.ts'
import { compareTimes, milliseconds, type Row } from './measure.ts'

const root = join(import.meta.dirname, '../..')

/** Measures a search among 1,000 tools, compared with one pass of `includes` over all their words. */
export async function benchSearch(): Promise<Row> {
  const tools = syntheticTools(1000)
  const finder = createToolFinder(tools)
  const haystack = tools.map((tool) => JSON.stringify(tool).toLowerCase())
  const { ours, reference } = await compareTimes(
    50,
    () => queries.map((query) => finder.find(query)),
    () => queries.map((query) => haystack.filter((words) => words.includes(query))),
  )
  const each = (time: number) => time / queries.length
  return {
    what: 'Search among 1,000 tools, one query',
    ours: milliseconds(each(ours)),
    reference: `${milliseconds(each(reference))} (one pass of includes)`,
    ratio: ours / reference,
    note: 'limit 5 ms',
  }
}

const queries = ['json', 'conv', '格式化', 'gsh', 'preveiw regex', 'image 37', 'zzzz', 'a']

/** Each has files of its own, and beyond 4,096 files their names would need longer hashes. */
const moreTools = 300

/**
 * Builds the client with 300 more tools and compares the growth of the home page's script with the size of their
 * cards.
 */
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
      'scripts/new-tool',
      'scripts/new-tool.mjs',
      'vite.config.ts',
      'package.json',
    ])
      cpSync(join(root, name), join(folder, name), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    execFileSync('node', ['scripts/new-tool.mjs', 'synthetic'], { cwd: folder })
    const cards = syntheticTools(moreTools).map(({ id, ...card }) => {
      cpSync(join(folder, 'tools/synthetic'), join(folder, 'tools', id), { recursive: true })
      const text = `import { defineTool } from '#kit/tool.ts'\nexport default defineTool(${JSON.stringify(card)})\n`
      writeFileSync(join(folder, 'tools', id, 'tool.ts'), text)
      const { description: _, keywords: __, ...brief } = card
      return JSON.stringify(brief)
    })
    execFileSync('vite', ['build', '--logLevel', 'error'], { cwd: folder, stdio: 'inherit' })
    const grown = scriptOf(folder) - scriptOf(root)
    const cardsAlone = brotliCompressSync(cards.join('\n')).length
    return {
      what: `Home page with ${moreTools} more tools: script grows by (brotli)`,
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

/** The size of the home page's scripts, in bytes with Brotli. */
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

const verbs = ['Convert', 'Format', 'Compare', 'Count', 'Sort', 'Split', 'Join', 'Escape', 'Preview', 'Generate']
const things = ['JSON', 'YAML', 'CSV', 'XML', 'Text', 'Color', 'Date', 'Image', 'Regex', 'Hash', 'URL', 'Table', 'SQL']
const zhVerbs = ['转换', '格式化', '对比', '统计', '排序', '拆分', '合并', '转义', '预览', '生成']
const categories = ['development', 'security', 'code', 'converters', 'text', 'image', 'other'] as const

/** Generates realistic tools, the same every time. */
const syntheticTools = (count: number): WholeTool[] =>
  Array.from({ length: count }, (_, index) => {
    const verb = index % verbs.length
    const thing = things[index % things.length]
    return {
      id: `synthetic-${index}`,
      category: categories[index % categories.length] ?? 'other',
      popularity: 50 + (index % 45),
      title: { en: `${verbs[verb]} ${thing} ${index}`, zh: `${zhVerbs[verb]} ${thing} ${index}` },
      summary: { en: `${verbs[verb]} any ${thing}`, zh: `${zhVerbs[verb]}任意 ${thing}` },
      description: {
        en: `${verbs[verb]} ${thing} of any size in your browser, number ${index}.`,
        zh: `在浏览器里${zhVerbs[verb]}任意大小的 ${thing}，编号 ${index}。`,
      },
      keywords: { en: [`${thing} tool`, `case ${index}`], zh: ['工具', `编号${index}`] },
    }
  })
