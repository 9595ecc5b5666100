import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { runs } from '#lib/fixtures/runs.ts'
import { hashText } from './hash-text.ts'

const hashesOf = async (input: object) =>
  Object.fromEntries((await perform(hashText, input)).hashes.map(({ algorithm, hash }) => [algorithm, hash]))

/** By algorithm, the name that `node:crypto` knows. */
const names = {
  ...{ MD5: 'md5', 'SHA-1': 'sha1', 'SHA-256': 'sha256', 'SHA-384': 'sha384', 'SHA-512': 'sha512' },
  ...{ 'SHA3-256': 'sha3-256', 'SHA3-512': 'sha3-512', SM3: 'sm3' },
}
const usual = ['MD5', 'SHA-1', 'SHA-256', 'SHA-384', 'SHA-512', 'SHA3-256', 'SHA3-512']

const byPlatform = (bytes: string | Uint8Array) =>
  Object.fromEntries(Object.entries(names).map(([name, id]) => [name, createHash(id).update(bytes).digest('hex')]))

test('gives the seven usual hashes unless others are asked for, each once, in their order', async () => {
  expect((await perform(hashText, { text: 'abc' })).hashes.map(({ algorithm }) => algorithm)).toEqual(usual)
  const { hashes } = await perform(hashText, { text: 'abc', algorithms: ['SM3', 'CRC32', 'SM3'] })
  expect(hashes).toEqual([
    // GB/T 32905, example 1.
    { algorithm: 'SM3', hash: '66c7f0f462eeedd9d1f2d46bdc10e4e24167c4875cf2f7a2297da02b8f4ba8e0' },
    { algorithm: 'CRC32', hash: '352441c2' },
  ])
})

test('any text, in any of the three forms, has the hashes that the platform makes of its bytes', async () => {
  const algorithms = Object.keys(names)
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
      const bytes = Buffer.from(text)
      const expected = byPlatform(bytes)
      expect(await hashesOf({ text, algorithms })).toEqual(expected)
      for (const inputEncoding of ['hex', 'base64'] as const) {
        expect(await hashesOf({ text: bytes.toString(inputEncoding), inputEncoding, algorithms })).toEqual(expected)
      }
    }),
    { numRuns: runs(100) },
  )
})

test('an empty text has the hashes of no bytes', async () => {
  expect(await hashesOf({ text: '', algorithms: ['MD5', 'BLAKE3'] })).toEqual({
    MD5: 'd41d8cd98f00b204e9800998ecf8427e',
    BLAKE3: 'af1349b9f5f9a1a6a0404dea36dcc9499bcb25c9adc112b7cc9a93cae41f3262',
  })
})

test('makes HMACs with a key, in UTF-8, in capitals or Base64', async () => {
  const input = { text: '内容', hmacKey: '钥匙', algorithms: ['SHA-256', 'SM3'] }
  const hmac = (name: string) => createHmac(name, '钥匙').update('内容')
  expect(await hashesOf({ ...input, upperCase: true })).toEqual({
    'SHA-256': hmac('sha256').digest('hex').toUpperCase(),
    SM3: hmac('sm3').digest('hex').toUpperCase(),
  })
  expect(await hashesOf({ ...input, encoding: 'base64' })).toEqual({
    'SHA-256': hmac('sha256').digest('base64'),
    SM3: hmac('sm3').digest('base64'),
  })
})

const odd = 'the number of hex digits is odd, but two make a byte; complete the last one'

test.each([
  [{ text: 'abx', inputEncoding: 'hex' }, 'invalidHex', { position: 3, found: 'x' }],
  [{ text: 'abc', inputEncoding: 'hex' }, 'invalidHex', { problem: odd }],
  [{ text: 'YW?=', inputEncoding: 'base64' }, 'invalidBase64', { position: 3, found: '?' }],
  [{ text: 'a\ud800' }, 'invalidText', { position: 2 }],
  [{ text: 'a', algorithms: ['MD5', 'XXH3'], hmacKey: 'k' }, 'notKeyed', { algorithm: 'XXH3' }],
])('%j is refused as %s', async (input, code, params) => {
  await expect(perform(hashText, input)).rejects.toMatchObject({ code, params })
})
