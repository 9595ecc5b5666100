import fc from 'fast-check'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { runs } from '#lib/fixtures/runs.ts'
import { bits } from './operations.ts'

test('words are equal to those of a typed array', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }), async (value) => {
      const view = new DataView(new ArrayBuffer(4))
      view.setInt32(0, value)
      const hex = (number: number) => (number >>> 0).toString(16).toUpperCase().padStart(8, '0')
      expect(await perform(bits, { number: String(value) })).toEqual({
        binary: (value >>> 0).toString(2).padStart(32, '0'),
        hexadecimal: hex(value),
        unsigned: String(view.getUint32(0)),
        signed: String(value),
        inverted: hex(~value),
        byteSwapped: hex(view.getInt32(0, true)),
        setBits: (value >>> 0).toString(2).replaceAll('0', '').length,
        leadingZeros: Math.clz32(value),
      })
    }),
    { numRuns: runs(300) },
  )
})

test.each([
  ['-128', '8', true, '-128'],
  ['0xFF', '8', true, '-1'],
  ['FFh', '8', true, '-1'],
  [' FFh', '8', true, '-1'],
  ['255', '8', false, '-1'],
  ['-0', '8', true, '0'],
  ['-170141183460469231731687303715884105728', '128', true, '-170141183460469231731687303715884105728'],
])('%s fits into %s bits', async (number, width, signed, value) => {
  expect((await perform(bits, { number, width, signed })).signed).toBe(value)
})

test.each([
  ['-129', '8', true],
  ['0x100', '8', true],
  ['256', '8', false],
  ['-1', '8', false],
  ['1.5', '32', true],
  ['18446744073709551616', '64', false],
])('%s does not fit into %s bits', async (number, width, signed) => {
  await expect(perform(bits, { number, width, signed })).rejects.toMatchObject({
    code: 'overflow',
    params: { number, width: Number(width) },
  })
})

test.each([
  ['128', '8'],
  ['255', '8'],
  ['4,294,967,295', '32'],
])('%s fits into %s bits without a sign, and the error says so', async (number, width) => {
  await expect(perform(bits, { number, width })).rejects.toMatchObject({
    code: 'signedOverflow',
    params: { number, width: Number(width) },
  })
  expect((await perform(bits, { number, width, signed: false })).setBits).toBe(number === '128' ? 1 : Number(width))
})
