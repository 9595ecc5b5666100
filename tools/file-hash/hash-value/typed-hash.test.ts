import { expect, test } from 'vitest'
import { highlightLength, matchesTyped, readTypedHash } from './typed-hash.ts'

const hash = '900150983cd24fb0d6963f7d28e17f72'
const md5 = { algorithm: 'MD5', hash } as const

test.each([
  ['9', true, 1],
  ['9001', true, 4],
  ['9001509', true, 7],
  ['90 01', true, 4],
  [hash.toUpperCase(), true, 32],
  ['kAFQmD', true, 0],
  ['kAFQmDzST7DWlj99KOF/cg==', true, 32],
  ['KAFQ', false, 0],
  ['9002', false, 0],
  ['90\u00a001:5', true, 5],
  ['-', false, 0],
  ['', false, 0],
])('%j lights up: %s, with %d digits marked', (text, isLit, length) => {
  const typed = readTypedHash(text)
  expect(matchesTyped(typed, md5)).toBe(isLit)
  if (isLit) expect(highlightLength(typed, hash)).toBe(length)
})

test('what is typed in Base64 is marked in Base64', () => {
  const typed = readTypedHash('kAFQ')
  expect(highlightLength(typed, 'kAFQmDzST7DWlj99KOF/cg==')).toBe(4)
  expect(highlightLength(readTypedHash('9001'), hash.toUpperCase())).toBe(4)
})

test('a whole hash is of its algorithms alone', () => {
  expect(matchesTyped(readTypedHash(hash), { algorithm: 'SM3', hash })).toBe(false)
})
