import { expect, test } from 'vitest'
import { measureText, sizeOf } from './measure-text.ts'

test.each([
  ['abc', '3', '3 B'],
  ['工具台', '3', '9 B'],
  ['🙂é', '2', '6 B'],
  ['👨‍👩‍👧🇨🇳', '2', '26 B'],
  ['a'.repeat(12_345), '12,345', '12.3 kB'],
])('%#: characters and bytes are counted', (text, characters, bytes) => {
  expect(measureText(text)).toEqual({ characters, bytes })
  expect(bytes === sizeOf(new TextEncoder().encode(text).length)).toBe(true)
})

test.each([
  [999, '999 B'],
  [1000, '1.00 kB'],
  [612_000, '612 kB'],
  [4_820_000, '4.82 MB'],
  [1_073_741_824, '1.07 GB'],
])('%i bytes are %s', (bytes, said) => expect(sizeOf(bytes)).toBe(said))
