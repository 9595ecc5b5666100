import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#lib/fixtures/runs.ts'
import { normalize } from './normalize.ts'

test('valid JSON stays as it is', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), fc.nat(3), (value, indent) => {
      const json = JSON.stringify(value, null, indent)
      expect(normalize(json)).toBe(json)
    }),
    { numRuns: runs(2_000) },
  )
})

test('strings stay as they are among what is rewritten', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 12 }).map((each) => JSON.stringify(each))
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), (strings) => {
      const list = normalize(`(${strings.join('，')}，.5)`)
      expect(list).toBe(`[${strings.join(',')},0.5]`)
    }),
    { numRuns: runs(2_000) },
  )
})

test('any text is taken', () => {
  const sign = fc.constantFrom(...`{}[]()'"\\，：“”,:.+-0x1uab/*#\`\n `)
  fc.assert(
    fc.property(fc.string({ unit: sign, maxLength: 60 }), (text) => {
      expect(typeof normalize(text)).toBe('string')
    }),
    { numRuns: runs(5_000) },
  )
})
