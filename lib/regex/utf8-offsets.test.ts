import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../fixtures/runs.ts'
import { utf8Offsets } from './utf8-offsets.ts'

test('every place in the UTF-8 of a text is a place in its UTF-16', () => {
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

test('half a surrogate pair counts as what is written for it', () => {
  const place = utf8Offsets('\ud83da')
  expect([0, 3, 4].map(place)).toEqual([0, 1, 2])
})
