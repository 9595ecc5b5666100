// AEAD ciphers, compared with the OpenSSL library in Node.
import { createCipheriv, createDecipheriv } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { runs } from '#lib/fixtures/runs.ts'
import { decrypt, encrypt } from './operations.ts'

const sized = (length: number) => fc.uint8Array({ minLength: length, maxLength: length })
const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

test.each([
  ['AES-GCM', 'aes-128-gcm', 16],
  ['AES-GCM', 'aes-192-gcm', 24],
  ['AES-GCM', 'aes-256-gcm', 32],
  ['ChaCha20-Poly1305', 'chacha20-poly1305', 32],
] as const)('%s agrees with %s', async (algorithm, name, keyLength) => {
  const message = fc.uint8Array({ minLength: 1, maxLength: 200 })
  await fc.assert(
    fc.asyncProperty(message, sized(keyLength), sized(12), fc.string(), async (plain, key, iv, aad) => {
      const options = { authTagLength: 16, plaintextLength: plain.length }
      const cipher = createCipheriv(name as 'aes-256-gcm', key, iv, options)
      cipher.setAAD(Buffer.from(aad.toWellFormed()), options)
      const theirs = hexOf(Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]))
      const input = {
        algorithm,
        keyEncoding: 'hex',
        key: hexOf(key),
        iv: hexOf(iv),
        aad,
        inputEncoding: 'hex',
        outputEncoding: 'hex',
      }
      expect((await perform(encrypt, { ...input, text: hexOf(plain) })).output).toBe(theirs)
      expect((await perform(decrypt, { ...input, text: theirs })).output).toBe(hexOf(plain))
    }),
    { numRuns: runs(30) },
  )
})

test.each(['AES-GCM', 'ChaCha20-Poly1305'] as const)('%s notices every change', async (algorithm) => {
  const key = '07'.repeat(32)
  const input = { algorithm, keyEncoding: 'hex', key, iv: '01'.repeat(12), aad: 'to Ann', inputEncoding: 'hex' }
  const { output } = await perform(encrypt, { ...input, text: '00112233', outputEncoding: 'hex' })
  const change = (at: number) => output.slice(0, at) + (output[at] === '0' ? '1' : '0') + output.slice(at + 1)
  const wrong = [
    { text: change(0) },
    { text: change(output.length - 1) },
    { text: output.slice(2) },
    { text: output.slice(0, -2) },
    { text: '00112233' },
    { text: output, aad: 'to Bob' },
    { text: output, iv: '02'.repeat(12) },
    { text: output, key: '08'.repeat(32) },
  ]
  for (const one of wrong) {
    await expect(perform(decrypt, { ...input, ...one })).rejects.toMatchObject({ code: 'decryptionFailed' })
  }
  expect(await perform(decrypt, { ...input, text: output, outputEncoding: 'hex' })).toMatchObject({
    output: '00112233',
  })
})

test('with a passphrase they come after the salt too', async () => {
  for (const algorithm of ['AES-GCM', 'ChaCha20-Poly1305'] as const) {
    const input = { algorithm, key: 'secret', iterations: 2 }
    const { output, key, iv } = await perform(encrypt, { ...input, text: 'a' })
    const bytes = Buffer.from(output, 'base64')
    expect([bytes.subarray(0, 8).toString(), bytes.length]).toEqual(['Salted__', 16 + 1 + 16])
    const name = algorithm === 'AES-GCM' ? 'aes-256-gcm' : 'chacha20-poly1305'
    const options = { authTagLength: 16 }
    const decipher = createDecipheriv(name as 'aes-256-gcm', Buffer.from(key, 'hex'), Buffer.from(iv, 'hex'), options)
    decipher.setAuthTag(bytes.subarray(-16))
    expect(decipher.update(bytes.subarray(16, -16), undefined, 'utf8') + decipher.final('utf8')).toBe('a')
    expect(await perform(decrypt, { ...input, text: output })).toMatchObject({ output: 'a' })
  }
})
