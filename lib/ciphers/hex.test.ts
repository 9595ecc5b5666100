import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../fixtures/runs.ts'
import { readHex, writeHex } from './hex.ts'

test('written bytes are read back unchanged', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(readHex(writeHex(bytes))).toEqual(Uint8Array.from(bytes))
    }),
    { numRuns: runs() },
  )
})

test.each([
  ['00FFaB', [0, 255, 171]],
  [' 0x00 ff:AB\r\n01\t', [0, 255, 171, 1]],
  ['', []],
])('%j is accepted', (text, bytes) => {
  expect(readHex(text)).toEqual(Uint8Array.from(bytes))
})

test.each([
  ['0g', { found: 'g', position: 2 }],
  ['00 1', { found: '1', position: 4 }],
  ['00x1', { found: 'x', position: 3 }],
  ['0é', { found: 'é', position: 2 }],
  ['@A', { found: '@', position: 1 }],
])('%j is refused with the position', (text, place) => {
  expect(readHex(text)).toEqual(place)
})
