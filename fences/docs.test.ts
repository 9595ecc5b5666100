import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path/posix'
import { expect, test } from 'vitest'
import { rooms } from './rooms.ts'

const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...globSync('docs/**/*.md')]
const names = new Set(
  globSync('**/*.{ts,tsx,mjs,json,css,md,sql,yaml}', { exclude: ['**/node_modules/**', 'dist/**'] }).map((path) =>
    basename(path),
  ),
)
const conditional: Record<string, unknown> = JSON.parse(readFileSync('package.json', 'utf8')).imports

test.each(pages)('every file and folder that %s names is there', (page) => {
  expect(missingIn(readFileSync(page, 'utf8'))).toEqual([])
})

test('what is gone is found: a path, a name alone, not what stands for many', () => {
  const text =
    '`server/gone/a.ts`, `gone-for-good.ts`, `lib/gone`, `tools/*/gone.ts`, `tools/<id>/gone.ts`, `fences/rooms.ts`'
  expect(missingIn(text)).toEqual(['server/gone/a.ts', 'gone-for-good.ts', 'lib/gone'])
})

/** Names in code marks that look like a path of the project or a file of code, and are neither. */
function missingIn(text: string): string[] {
  const named = Array.from(text.matchAll(/`([\w./#-]{1,99})`/g), ([, name = '']) => name)
  return named.filter((name) =>
    isPath(name) ? !isThere(name) : /^[\w-]+(\.\w+)*\.(ts|tsx|mjs)$/.test(name) && !names.has(name),
  )
}

const isPath = (name: string): boolean =>
  [...Object.keys(rooms), 'docs', 'deploy'].includes(name.split('/')[0] ?? '') && name.includes('/')

/** A name that stands for one file in Node and for another in a browser is there too. */
const isThere = (path: string): boolean => existsSync(path) || `#${path}` in conditional
