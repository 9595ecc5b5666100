// What holds the tests themselves.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const files = globSync('**/*.{test,spec}.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**'],
}).filter((file) => !file.endsWith('conventions.test.ts'))
const filesWith = (pattern: RegExp): string[] =>
  files.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')))

/** In numbers that do not follow the machine: as an option, as the last argument of a test, for a whole file. */
const ownLimit = /\btimeout: [\d_]+[,\s}]|^\}, [\d_]+\)$|\b(?:test|hook)Timeout: [\d_]|\bsetTimeout\([\d_]+\)$/m

test('no test has a time limit of its own: the one of all follows the machine', () => {
  expect(files.length).toBeGreaterThan(300)
  expect(filesWith(ownLimit)).toEqual([])
  for (const line of ['{ timeout: 30_000 }', '}, 60_000)', 'vi.setConfig({ testTimeout: 60_000 })'])
    expect(line).toMatch(ownLimit)
})

/** A property without a count, or with one that is the same by day and by night. */
const ownCount = /\bnumRuns: (?!runs\()/

test('how often a property is tried is told by `runs`, a tenth by day', () => {
  expect(filesWith(ownCount)).toEqual([])
  const properties = filesWith(/\bfc\.assert\(/)
  expect(properties.length).toBeGreaterThan(30)
  for (const file of properties) {
    const source = readFileSync(join(root, file), 'utf8')
    const count = (pattern: RegExp) => source.match(pattern)?.length ?? 0
    expect([file, count(/\bruns\(\d*(?:_\d+)*\)/g)]).toEqual([
      file,
      expect.toSatisfy((runs) => runs >= count(/\bfc\.assert\(/g)),
    ])
  }
})
