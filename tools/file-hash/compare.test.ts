import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { compare } from './operations.ts'

const file = new File(['abc'], 'abc.txt')
const of = (name: string) => createHash(name).update('abc').digest('hex')

test.each([
  ['MD5', of('md5')],
  ['SHA-1', of('sha1')],
  ['SHA-256', of('sha256')],
  ['SHA-384', of('sha384')],
  ['SHA-512', of('sha512')],
  ['SHA3-256', of('sha3-256')],
  ['SHA3-512', of('sha3-512')],
  ['SM3', of('sm3')],
  ['CRC32', '352441c2'],
  ['BLAKE3', '6437b3ac38465133ffb63b75273a8db548c558465d79db03fd359c6cd5bd9d85'],
  ['XXH3', '78af5f94892f3950'],
])('finds by itself that the value is a %s, in hexadecimal of any case and in Base64', async (algorithm, hash) => {
  const result = { matches: true, algorithm, actual: hash }
  expect(await perform(compare, { file, expected: hash })).toEqual(result)
  expect(await perform(compare, { file, expected: hash.toUpperCase() })).toEqual(result)
  expect(await perform(compare, { file, expected: Buffer.from(hash, 'hex').toString('base64') })).toEqual(result)
})

test('takes a value in groups, however they begin', async () => {
  const groups = of('sha256').match(/.{8}/g)?.join(' ') ?? ''
  expect(await perform(compare, { file, expected: groups })).toMatchObject({ matches: true, algorithm: 'SHA-256' })
})

test('gives what the file has where it has another', async () => {
  expect(await perform(compare, { file, expected: '0'.repeat(64) })).toEqual({
    matches: false,
    algorithm: 'SHA-256',
    actual: of('sha256'),
  })
})

test('takes the value out of the line that it came in', async () => {
  const result = { matches: true, algorithm: 'SHA-1', actual: of('sha1') }
  expect(await perform(compare, { file, expected: `${of('sha1')}  abc.txt\n` })).toEqual(result)
  expect(await perform(compare, { file, expected: `SHA1 (abc.txt) = ${of('sha1')}` })).toEqual(result)
})

test('compares HMACs with a key', async () => {
  const expected = createHmac('sha3-256', '钥匙').update('abc').digest('hex')
  expect(await perform(compare, { file, expected, hmacKey: '钥匙' })).toMatchObject({
    matches: true,
    algorithm: 'SHA3-256',
  })
})

test.each(['', ' \n'])('asks for a value when given %j', async (expected) => {
  await expect(perform(compare, { file, expected })).rejects.toMatchObject({ code: 'emptyExpected' })
})

test.each(['nothing', 'abc', '0'.repeat(63)])('refuses %s', async (expected) => {
  await expect(perform(compare, { file, expected })).rejects.toMatchObject({
    code: 'unknownHash',
    params: { found: expected.slice(0, 40) },
  })
})

test('refuses a key for a checksum', async () => {
  await expect(perform(compare, { file, expected: '352441c2', hmacKey: 'k' })).rejects.toMatchObject({
    code: 'notKeyed',
    params: { algorithm: 'CRC32' },
  })
})
