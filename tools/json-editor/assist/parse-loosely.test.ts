import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#lib/fixtures/runs.ts'
import { type LooseValue, parseLoosely, scalarOf } from './parse-loosely.ts'

/** The parsed tree of a text. */
function readOf(text: string, value: LooseValue | undefined): unknown {
  if (value?.kind === 'array') return value.items.map((item) => readOf(text, item))
  if (value?.kind !== 'object') return value && scalarOf(text, value)
  return Object.fromEntries(value.members.map(({ name, value: member }) => [name, readOf(text, member)]))
}

test('of JSON all is made out', () => {
  const json = fc.json({ noUnicodeString: false }).filter((text) => !text.includes('__proto__'))
  fc.assert(
    fc.property(json, (text) => {
      expect(parseLoosely(text).map((root) => readOf(text, root))).toEqual([JSON.parse(text)])
    }),
    { numRuns: runs() },
  )
})

test('no text is too broken to be read, and all that is found lies within it', () => {
  const signs = fc.string({ unit: fc.constantFrom('{', '}', '[', ']', ',', ':', '"', '\\', '\n', ' ', 'a', '1') })
  fc.assert(
    fc.property(signs, (text) => {
      const waiting = [...parseLoosely(text)]
      for (const { from, to, items, members } of waiting) {
        expect(from).toBeLessThan(to)
        expect(to).toBeLessThanOrEqual(text.length)
        waiting.push(...items, ...members.flatMap(({ value }) => value ?? []))
      }
    }),
    { numRuns: runs() },
  )
})

test.each([
  ['{"a": 1, "b', [{ a: 1, b: undefined }]],
  ['{"a": [1, {"b": 2}', [{ a: [1, { b: 2 }] }]],
  ['{"a": "not closed\n"b": 2}', [{ a: undefined, b: 2 }]],
  ['{"a": 1 "b": 2}', [{ a: 1, b: 2 }]],
  ['{"a": "b": 2}', [{ a: undefined, b: 2 }]],
  ['{"a": [1, 2}', [{ a: [1, 2] }]],
  ['{"a": 1}\n{"b": 2}', [{ a: 1 }, { b: 2 }]],
])('%j is read as far as it goes', (text, expected) => {
  expect(parseLoosely(text).map((root) => readOf(text, root))).toEqual(expected)
})

test('a text is read in time that grows with its length, however deep it is', () => {
  expect(parseLoosely('['.repeat(200_000))).toHaveLength(1)
  expect(parseLoosely('"'.repeat(200_000))).toHaveLength(100_000)
  expect(parseLoosely('}'.repeat(200_000))).toEqual([])
})
