import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path/posix'
import { expect, test } from 'vitest'
import { rooms } from './rooms.ts'

const pages = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')]
const names = new Set(
  globSync('**/*.{ts,tsx,mjs,json,css,md,sql,yaml}', { exclude: ['**/node_modules/**', 'dist/**'] }).map((path) =>
    basename(path),
  ),
)
const conditional: Record<string, unknown> = JSON.parse(readFileSync('package.json', 'utf8')).imports

test.each(pages)('every file and folder that %s names exists', (page) => {
  expect(missingIn(readFileSync(page, 'utf8'))).toEqual([])
})

test.each(pages)('%s has no figure that is still to be filled in', (page) => {
  expect(readFileSync(page, 'utf8').match(/%[A-Z]{4,}%|\b(?:TODO|FIXME|TBD)\b/g)).toBeNull()
})

test('missing paths and file names are found, and patterns ignored', () => {
  const text =
    '`server/gone/a.ts`, `gone-for-good.ts`, `lib/gone`, `vitest run lib/gone-too`, `tools/*/gone.ts`, `tools/<id>/gone.ts`, `fences/rooms.ts`'
  expect(missingIn(text)).toEqual(['server/gone/a.ts', 'gone-for-good.ts', 'lib/gone', 'lib/gone-too'])
})

/**
 * Lists names in code spans that look like paths or code files of the project but do not exist, and filters of vitest
 * commands that match no path.
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

/** Also finds names that resolve to different files in Node and in browsers. */
const isThere = (path: string): boolean => existsSync(path) || `#${path}` in conditional
