import { expect, test } from 'vitest'
import { createDes } from './des.ts'

const bytesOf = (hex: string) => Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex'))
const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

test.each([
  // NBS Special Publication 500-20: a variable plaintext, a variable key, the S-boxes.
  ['0101010101010101', '8000000000000000', '95f8a5e5dd31d900'],
  ['0101010101010101', '0000000000000001', '166b40b44aba4bd6'],
  ['8001010101010101', '0000000000000000', '95a8d72813daa94d'],
  ['0101010101010102', '0000000000000000', '869efd7f9f265a09'],
  ['7ca110454a1a6e57', '01a1d6d039776742', '690f5b0d9a26939b'],
  ['0131d9619dc1376e', '5cd54ca83def57da', '7a389d10354bd271'],
  ['07a1133e4a0b2686', '0248d43806f67172', '868ebb51cab4599a'],
  ['3849674c2602319e', '51454b582ddf440a', '7178876e01f19b2a'],
  ['04b915ba43feb5b6', '42fd443059577fa2', 'af37fb421f8c4095'],
  ['0113b970fd34f2ce', '059b5e0851cf143a', '86a560f10ec6d85b'],
  ['0170f175468fb5e6', '0756d8e0774761d2', '0cd3da020021dc09'],
  ['43297fad38e373fe', '762514b829bf486a', 'ea676b2cb7db2b7a'],
])('DES with the key %s encrypts and decrypts %s as in NBS SP 500-20', (key, plain, ciphertext) => {
  const block = bytesOf(plain)
  createDes(bytesOf(key)).encrypt(block, 0)
  expect(hexOf(block)).toBe(ciphertext)
  createDes(bytesOf(key)).decrypt(block, 0)
  expect(hexOf(block)).toBe(plain)
})

test('Triple DES matches NIST SP 800-67, appendix B', () => {
  const des = createDes(bytesOf('0123456789abcdef 23456789abcdef01 456789abcdef0123'))
  const text = new TextEncoder().encode('The qufck brown fox jump')
  const bytes = text.slice()
  for (const at of [0, 8, 16]) des.encrypt(bytes, at)
  expect(hexOf(bytes)).toBe('a826fd8ce53b855fcce21c8112256fe668d5c05dd9b6b900')
  for (const at of [0, 8, 16]) des.decrypt(bytes, at)
  expect(bytes).toEqual(text)
})

test('Triple DES with two keys repeats the first, and with three equal keys is DES', () => {
  const [one, two] = ['0123456789abcdef', '23456789abcdef01']
  const run = (key: string) => {
    const block = bytesOf('5468652071756663')
    createDes(bytesOf(key)).encrypt(block, 0)
    return hexOf(block)
  }
  expect(run(one + two)).toBe(run(one + two + one))
  expect(run(one + one + one)).toBe(run(one))
})
