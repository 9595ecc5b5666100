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
    '`server/gone/a.ts`, `gone-for-good.ts`, `lib/gone`, `vitest run lib/gone-too`, `tools/*/gone.ts`, `tools/<id>/gone.ts`, `fences/rooms.ts`'
  expect(missingIn(text)).toEqual(['server/gone/a.ts', 'gone-for-good.ts', 'lib/gone', 'lib/gone-too'])
})

/**
 * Names in code marks that look like a path of the project or a file of code, and are neither; of a command of vitest also
 * what it filters by, which may be how several paths begin.
 */
function missingIn(text: string): string[] {
  const marked = Array.from(text.matchAll(/`([^`\n]{1,200})`/g), ([, code = '']) => code)
  return marked.flatMap((code) => {
    if (/^(?:npx )?vitest /.test(code))
      return code.split(' ').filter((word) => isPath(word) && globSync(`${word}*`).length === 0)
    if (!/^[\w./#-]{1,99}$/.test(code)) return []
    const isMissing = isPath(code) ? !isThere(code) : /^[\w-]+(\.\w+)*\.(ts|tsx|mjs)$/.test(code) && !names.has(code)
    return isMissing ? code : []
  })
}

const isPath = (name: string): boolean =>
  [...Object.keys(rooms), 'docs', 'deploy'].includes(name.split('/')[0] ?? '') && name.includes('/')

/** A name that stands for one file in Node and for another in a browser is there too. */
const isThere = (path: string): boolean => existsSync(path) || `#${path}` in conditional
