// Conventions of the tests themselves.
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

/** A fixed time limit, not scaled to the machine: as an option, as the last argument of a test, or for a whole file. */
const ownLimit = /\btimeout: [\d_]+[,\s}]|^\}, [\d_]+\)$|\b(?:test|hook)Timeout: [\d_]|\bsetTimeout\([\d_]+\)$/m

test('no test has a fixed time limit: the common one is scaled to the machine', () => {
  expect(files.length).toBeGreaterThan(300)
  expect(filesWith(ownLimit)).toEqual([])
  for (const line of ['{ timeout: 30_000 }', '}, 60_000)', 'vi.setConfig({ testTimeout: 60_000 })'])
    expect(line).toMatch(ownLimit)
})

/** A property test with a fixed number of runs, the same in the nightly run. */
const ownCount = /\bnumRuns: (?!runs\()/

test('the number of runs of a property test comes from `runs`', () => {
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
