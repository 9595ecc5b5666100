import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../fixtures/runs.ts'
import { quote, writeKey } from './quote.ts'

test.each([
  ['plain', '"plain"'],
  ["it's", '"it\'s"'],
  ['say "hi"', `'say "hi"'`],
  [`"'`, `"\\"'"`],
  ['back\\slash', '"back\\\\slash"'],
  ['a\r\n\tb', '"a\\r\\n\\tb"'],
  ['\u0000\u2028\ufeff\u202e', '"\\u0000\\u2028\\ufeff\\u202e"'],
  ['\ud83d', '"\\ud83d"'],
  ['👩‍👧', '"👩\\u200d👧"'],
])('quotes %j', (text, quoted) => {
  expect(quote(text)).toBe(quoted)
})

test('a quoted text reads as the same text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(new Function(`return ${quote(text)}`)()).toBe(text)
    }),
    { numRuns: runs() },
  )
})

test.each([
  ['name', 'name'],
  ['$_1', '$_1'],
  ['年龄', '年龄'],
  ['class', 'class'],
  ['1st', '"1st"'],
  ['a-b', '"a-b"'],
  ['', '""'],
])('writes the key %j as %s', (key, written) => {
  expect(writeKey(key)).toBe(written)
})
