import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../fixtures/runs.ts'
import { readHex, writeHex } from './hex.ts'

test('every byte is read as it was written', () => {
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
])('%j is read, as people write it', (text, bytes) => {
  expect(readHex(text)).toEqual(Uint8Array.from(bytes))
})

test.each([
  ['0g', { found: 'g', position: 2 }],
  ['00 1', { found: '1', position: 4 }],
  ['00x1', { found: 'x', position: 3 }],
  ['0é', { found: 'é', position: 2 }],
  ['@A', { found: '@', position: 1 }],
])('%j is no hexadecimal, and the place is named', (text, place) => {
  expect(readHex(text)).toEqual(place)
})
