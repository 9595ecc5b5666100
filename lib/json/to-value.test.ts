import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../fixtures/runs.ts'
import { readDocument, readJson } from './read.ts'
import { toValue } from './to-value.ts'

test.each([
  ['\\', '\n'],
  ['\\', '"'],
  ['\\\\', '\\n'],
  ['a\\', 'a\t'],
])('a key %j at a position is not confused with %j there', (seen, key) => {
  const textOf = (name: string) => JSON.stringify({ place: 1, [name]: 2 })
  JSON.parse(textOf(seen))
  expect(Object.keys(Object(toValue(readJson(textOf(key)))))).toEqual(['place', key])
})

test('reads any value that was written', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '\\', '\n', '"', '中', '\ud83d', '\u0000') })
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      text,
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.constantFrom(null, true, false),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(text, tie('value'), { maxKeys: 4, noNullPrototype: true }),
    ),
  }))
  fc.assert(
    fc.property(value, fc.constantFrom('', '  '), (written, indent) => {
      const read = toValue(readJson(JSON.stringify(written, null, indent)))
      expect(JSON.stringify(read)).toBe(JSON.stringify(written))
    }),
    { numRuns: runs(2000) },
  )
})

test('reads duplicate keys, __proto__ and NDJSON as usual', () => {
  const read = toValue(readJson('{"\\u0061":1,"b":[],"a":{"__proto__":[1]},"__proto__":"\\n"}'))
  expect(JSON.stringify(read)).toBe('{"a":{"__proto__":[1]},"b":[],"__proto__":"\\n"}')
  expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
  expect(toValue(readDocument('{"\\n":1}\n{"\\n":2}\n'))).toEqual([{ '\n': 1 }, { '\n': 2 }])
  expect(toValue(readJson(`{"\\n":${'['.repeat(100_000)}${']'.repeat(100_000)}}`))).toHaveProperty('\n')
})
