// One shape for every tool, so that who knows one tool knows all.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory())

/**
 * What stands at the root besides the operations and their tests; `budget.json` says what a tool may load that runs as it
 * opens and has no page of its own.
 */
const rootFiles = new Set([
  ...['tool.ts', 'recognize.ts', 'icon.svg', 'errors.ts', 'samples.ts', 'texts.en.ts', 'texts.zh.ts'],
  ...['operations.ts', 'operations.browser.ts', 'budget.json'],
])

describe.each(folders.map(({ name }) => name))('%s', (id) => {
  const home = join(import.meta.dirname, id)
  const files = readdirSync(home, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(home.length + 1))
  const contentOf = (file: string) => readFileSync(join(home, file), 'utf8')
  const exports = ['operations.ts', 'operations.browser.ts']
    .filter((file) => files.includes(file))
    .flatMap((list) =>
      Array.from(contentOf(list).matchAll(/^export \{ (.+) \} from '(.+)'$/gm), ([, name = '', source]) => ({
        source,
        // What needs a browser says so in its name: there it is checked with the browser's types.
        file: `${kebab(name.split(' as ').at(-1) ?? '')}${list.slice('operations'.length)}`,
      })),
    )
  const operationFiles = exports.map(({ file }) => file)

  test('has every operation in a file of its own name', () => {
    expect(operationFiles).not.toEqual([])
    expect(exports).toEqual(exports.map(({ file }) => ({ file, source: `./${file}` })))
    expect(operationFiles.filter((file) => !files.includes(file))).toEqual([])
  })

  test('has at its root the card, the words, the operations, what it recognizes and their tests, and nothing else', () => {
    const names = [...operationFiles.map((file) => file.replace(/(\.browser)?\.ts$/, '')), 'recognize']
    const isTest = (file: string) =>
      names.some((name) => new RegExp(`^${name}(-[a-z-]+)?(\\.\\w+)?\\.test\\.ts$`).test(file))
    const atRoot = files.filter((file) => !file.includes('/'))
    expect(atRoot.filter((file) => !rootFiles.has(file) && !operationFiles.includes(file) && !isTest(file))).toEqual([])
  })

  test('has components in page/ alone, and page/page.tsx where it has a page', () => {
    expect(files.filter((file) => file.endsWith('.tsx') && !/^(page|fixtures)\//.test(file))).toEqual([])
    expect(files.filter((file) => file.endsWith('.css') && !file.startsWith('page/'))).toEqual([])
    const hasPage = files.some((file) => file.startsWith('page/'))
    expect(files.includes('page/page.tsx')).toBe(hasPage)
  })

  test('lets nothing outside of page/ import from it, tests apart', () => {
    const outside = files.filter((file) => /\.tsx?$/.test(file) && !/^(page|fixtures)\/|\.test\.tsx?$/.test(file))
    expect(outside.filter((file) => /from '(\.\.?\/)+page\/|import\('(\.\.?\/)+page\//.test(contentOf(file)))).toEqual(
      [],
    )
  })

  test('has no folder of more than two dozen source files', () => {
    const sources = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    const byFolder = Map.groupBy(sources, (file) => file.slice(0, file.lastIndexOf('/') + 1))
    expect(Array.from(byFolder).filter(([, within]) => within.length > 24)).toEqual([])
  })
})

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
