import { generateKeyPairSync } from 'node:crypto'
import { CompactEncrypt, importSPKI } from 'jose'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { decrypt } from './operations.ts'

const encrypted = async (alg: string, key: CryptoKey | Uint8Array, text = '{"sub":"ada"}', more: object = {}) =>
  new CompactEncrypt(new TextEncoder().encode(text)).setProtectedHeader({ alg, enc: 'A256GCM', ...more }).encrypt(key)

test.each([
  ['dir', 32],
  ['A128KW', 16],
  ['A256GCMKW', 32],
  ['PBES2-HS256+A128KW', 9],
])('%s is decrypted with a secret in every form', async (alg, length) => {
  const secret = new Uint8Array(length).fill(0x61)
  const token = await encrypted(alg, secret)
  const bytes = Buffer.from(secret)
  const jwk = JSON.stringify({ kty: 'oct', k: bytes.toString('base64url') })
  for (const [key, keyForm] of [
    ['a'.repeat(length), 'text'],
    [bytes.toString('hex'), 'hex'],
    [bytes.toString('base64'), 'base64'],
    [jwk, 'auto'],
  ])
    expect(await perform(decrypt, { token, key, keyForm })).toMatchObject({ payload: '{"sub":"ada"}' })
  await expect(perform(decrypt, { token, key: 'b'.repeat(length) })).rejects.toMatchObject({ code: 'decryptFailed' })
})

test.each(['RSA-OAEP', 'RSA-OAEP-256', 'ECDH-ES', 'ECDH-ES+A128KW'])(
  '%s is decrypted with a private key',
  async (alg) => {
    const options = {
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    } as const
    const { publicKey, privateKey } = alg.startsWith('RSA')
      ? generateKeyPairSync('rsa', { modulusLength: 2048, ...options })
      : generateKeyPairSync('ec', { namedCurve: 'P-256', ...options })
    const token = await encrypted(alg, await importSPKI(`${publicKey}`, alg))
    expect(await perform(decrypt, { token, key: `${privateKey}` })).toMatchObject({ payload: '{"sub":"ada"}' })
    const run = perform(decrypt, { token, key: `${publicKey}` })
    await expect(run).rejects.toMatchObject({ code: 'badKey', params: { reason: 'a private key is needed' } })
  },
)

test('a compressed payload is read up to a limit', async () => {
  const secret = new Uint8Array(32).fill(0x61)
  const key = 'a'.repeat(32)
  const small = await encrypted('dir', secret, 'x'.repeat(1_000_000), { zip: 'DEF' })
  expect((await perform(decrypt, { token: small, key })).payload).toHaveLength(1_000_000)
  const bomb = await encrypted('dir', secret, 'x'.repeat(65 * 2 ** 20), { zip: 'DEF' })
  const run = perform(decrypt, { token: bomb, key })
  await expect(run).rejects.toMatchObject({ code: 'tooLong', params: { limit: 67_108_864 } })
})

test('a signed token, and insecure encryption, is refused', async () => {
  const part = (text: string) => Buffer.from(text).toString('base64url')
  const signed = `${part('{"alg":"HS256"}')}.e30.AAAA`
  await expect(perform(decrypt, { token: signed, key: 'a' })).rejects.toMatchObject({ params: { kind: 'JWS' } })
  const old = `${part('{"alg":"RSA1_5","enc":"A128CBC-HS256"}')}.AAAA.AAAA.AAAA.AAAA`
  await expect(perform(decrypt, { token: old, key: 'a' })).rejects.toMatchObject({ params: { kind: 'RSA1_5' } })
})
