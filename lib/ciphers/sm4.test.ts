import { expect, test } from 'vitest'
import { createSm4 } from './sm4.ts'

const bytesOf = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'))
const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
const key = '0123456789abcdeffedcba9876543210'

test('SM4 encrypts and decrypts a block as in its standard, once and a million times', () => {
  // GB/T 32907-2016, appendix A.
  const sm4 = createSm4(bytesOf(key))
  const block = bytesOf(key)
  sm4.encrypt(block, 0)
  expect(hexOf(block)).toBe('681edf34d206965e86b3e94f536e4246')
  sm4.decrypt(block, 0)
  expect(hexOf(block)).toBe(key)
  for (let time = 0; time < 1_000_000; time++) sm4.encrypt(block, 0)
  expect(hexOf(block)).toBe('595298c7c6fd271f0402f804c33d3f66')
})
