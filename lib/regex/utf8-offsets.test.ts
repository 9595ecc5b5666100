import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../fixtures/runs.ts'
import { utf8Offsets } from './utf8-offsets.ts'

test('maps every UTF-8 offset of a text to its UTF-16 offset', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const place = utf8Offsets(text)
      let index = 0
      for (const character of text) {
        expect(place(Buffer.byteLength(text.slice(0, index)))).toBe(index)
        index += character.length
      }
      expect(place(Buffer.byteLength(text))).toBe(text.length)
    }),
    { numRuns: runs() },
  )
})

test('a lone surrogate counts as the replacement character', () => {
  const place = utf8Offsets('\ud83da')
  expect([0, 3, 4].map(place)).toEqual([0, 1, 2])
})
