import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#lib/fixtures/runs.ts'
import { uniqueNames } from './unique-names.ts'

test('a name that comes again is numbered before its ending', () => {
  const names = ['a.jpg', 'a.jpg', 'A.JPG', 'b', 'b', '.hidden', '.hidden', 'a (2).jpg', 'x.tar.gz', 'x.tar.gz']
  expect(uniqueNames(names)).toEqual([
    ...['a.jpg', 'a (2).jpg', 'A (3).JPG', 'b', 'b (2)', '.hidden', '.hidden (2)', 'a (2) (2).jpg'],
    ...['x.tar.gz', 'x.tar (2).gz'],
  ])
})

test('whatever the names, no two are the same, and those that differ stay', () => {
  const name = fc.oneof(fc.constantFrom('a.b', 'a (2).b', 'A.b', 'a', ''), fc.string({ maxLength: 6 }))
  fc.assert(
    fc.property(fc.array(name), (names) => {
      const unique = uniqueNames(names).map((given) => given.toLowerCase())
      expect(new Set(unique).size).toBe(names.length)
      if (new Set(names.map((given) => given.toLowerCase())).size === names.length) {
        expect(uniqueNames(names)).toEqual(names)
      }
    }),
    { numRuns: runs() },
  )
})
