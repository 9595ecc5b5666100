import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { encrypt, generateKey, hash } from './operations.ts'

test.each([
  ['AES', 256, 64, 32],
  ['AES', 128, 32, 32],
  ['AES-GCM', 192, 48, 24],
  ['DES', 256, 16, 16],
  ['TripleDES', 256, 48, 16],
  ['RC4', 256, 32, 0],
  ['Rabbit', 256, 32, 16],
  ['ChaCha20-Poly1305', 256, 64, 24],
] as const)(
  'a key for %s of %d bits has %d hex digits and an IV of %d, and encrypts',
  async (algorithm, keySize, digits, ivDigits) => {
    const { key, iv } = await perform(generateKey, { algorithm, keySize })
    expect([key, iv].map((hex) => /^[\da-f]*$/.test(hex) && hex.length)).toEqual([digits, ivDigits])
    expect(await perform(generateKey, { algorithm, keySize })).not.toMatchObject({ key })
    expect(await perform(encrypt, { text: 'a', algorithm, keyEncoding: 'hex', key, iv })).toMatchObject({ key, iv })
  },
)

test.each(['base64', 'utf-8'] as const)('a key in %s fits too', async (keyEncoding) => {
  for (const algorithm of ['AES', 'DES', 'TripleDES', 'Rabbit', 'ChaCha20-Poly1305'] as const) {
    const { key, iv } = await perform(generateKey, { algorithm, keyEncoding })
    await perform(encrypt, { text: 'a', algorithm, keyEncoding, key, iv })
  }
})

test('a passphrase has 24 letters and digits, every one of them in the long run, and no IV', async () => {
  const { key, iv } = await perform(generateKey, { algorithm: 'AES', keyEncoding: 'passphrase' })
  expect(key).toMatch(/^[A-Za-z0-9]{24}$/)
  expect(iv).toBe('')
  let seen = ''
  for (let round = 0; round < 100; round++) {
    seen += (await perform(generateKey, { algorithm: 'AES', keyEncoding: 'passphrase' })).key
  }
  expect(new Set(seen).size).toBe(62)
})

test('a key for HMAC is as long as the longest hash', async () => {
  const { key, iv } = await perform(generateKey, { algorithm: 'HMAC' })
  expect([key.length, iv]).toEqual([128, ''])
  await perform(hash, { text: 'a', algorithm: 'HMAC', key, keyEncoding: 'hex' })
})
