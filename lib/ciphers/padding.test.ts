import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../fixtures/runs.ts'
import { pad, paddings, unpad } from './padding.ts'

const abc = Uint8Array.of(0x61, 0x62, 0x63)

test.each([
  ['Pkcs7', [0x61, 0x62, 0x63, 5, 5, 5, 5, 5]],
  ['AnsiX923', [0x61, 0x62, 0x63, 0, 0, 0, 0, 5]],
  ['ZeroPadding', [0x61, 0x62, 0x63, 0, 0, 0, 0, 0]],
  ['NoPadding', [0x61, 0x62, 0x63]],
] as const)('%s fills the block as it should', (padding, filled) => {
  expect([...pad(abc, padding, 8)]).toEqual(filled)
})

test('ISO 10126 pads with random bytes and their number', () => {
  const filled = pad(abc, 'Iso10126', 16)
  expect([filled.length, filled.at(-1)]).toEqual([16, 13])
  expect(filled).not.toEqual(pad(abc, 'Iso10126', 16))
})

test('a full block gets a block of padding, except for zeros and none', () => {
  const lengths = paddings.map((padding) => [padding, pad(new Uint8Array(16), padding, 16).length])
  expect(Object.fromEntries(lengths)).toEqual({ Pkcs7: 32, AnsiX923: 32, Iso10126: 32, NoPadding: 16, ZeroPadding: 16 })
})

test('unpadding reverses padding', () => {
  const bytes = fc.uint8Array({ maxLength: 40 }).map((beginning) => Uint8Array.from([...beginning, 1]))
  fc.assert(
    fc.property(bytes, fc.constantFrom(...paddings), fc.constantFrom(8, 16), (plain, padding, block) => {
      expect(unpad(pad(plain, padding, block), padding, block)).toEqual(plain)
    }),
    { numRuns: runs() },
  )
})

test.each([
  ['Pkcs7', [1, 2, 3, 4, 5, 6, 7, 0]],
  ['Pkcs7', [1, 2, 3, 4, 5, 6, 7, 9]],
  ['Pkcs7', [1, 2, 3, 4, 5, 6, 2, 3]],
  ['Pkcs7', []],
  ['AnsiX923', [1, 2, 3, 4, 5, 0, 1, 3]],
  ['Iso10126', [1, 2, 3, 4, 5, 6, 7, 9]],
] as const)('%s is not what %j ends with', (padding, bytes) => {
  expect(unpad(Uint8Array.from(bytes), padding, 8)).toBeUndefined()
})

test('fewer zeros than a block are removed', () => {
  expect([...(unpad(new Uint8Array(16), 'ZeroPadding', 8) ?? [])]).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0])
})
