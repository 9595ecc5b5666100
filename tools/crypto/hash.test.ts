import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { runs } from '#lib/fixtures/runs.ts'
import { hash } from './operations.ts'

test.each([
  ['MD5', '900150983cd24fb0d6963f7d28e17f72', 'RFC 1321'],
  ['SHA1', 'a9993e364706816aba3e25717850c26c9cd0d89d', 'FIPS 180-4'],
  ['SHA256', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad', 'FIPS 180-4'],
  [
    'SHA512',
    'ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f',
    'FIPS 180-4',
  ],
])('%s of "abc" is %s, as %s says', async (algorithm, output) => {
  expect(await perform(hash, { text: 'abc', algorithm })).toMatchObject({ output })
})

test('the default is MD5 in hex, and for HMAC SHA-256', async () => {
  expect(await perform(hash, { text: 'abc' })).toEqual({
    output: '900150983cd24fb0d6963f7d28e17f72',
    warnings: ['md5'],
  })
  const hmac = await perform(hash, { text: 'abc', algorithm: 'HMAC', key: 'k' })
  expect(hmac).toEqual({ output: createHmac('sha256', 'k').update('abc').digest('hex'), warnings: [] })
})

const longKey = 'aa'.repeat(131)
const hashKeyFirst = 'Test Using Larger Than Block-Size Key - Hash Key First'

/** RFC 2202 for MD5 and SHA-1, RFC 4231 for the others. */
test.each([
  ['MD5', '0b'.repeat(16), 'Hi There', '9294727a3638bb1c13f48ef8158bfc9d'],
  ['MD5', '4a656665', 'what do ya want for nothing?', '750c783e6ab0b503eaa86e310a5db738'],
  ['MD5', 'aa'.repeat(80), hashKeyFirst, '6b1ab7fe4bd7bf8f0b62e6ce61b9d0cd'],
  ['SHA1', '0b'.repeat(20), 'Hi There', 'b617318655057264e28bc0b6fb378c8ef146be00'],
  ['SHA1', '4a656665', 'what do ya want for nothing?', 'effcdf6ae5eb2fa2d27416d5f184df9c259a7c79'],
  ['SHA1', 'aa'.repeat(80), hashKeyFirst, 'aa4ae5e15272d00e95705637ce8a3b55ed402112'],
  ['SHA256', '0b'.repeat(20), 'Hi There', 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
  [
    ...(['SHA256', '4a656665', 'what do ya want for nothing?'] as const),
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  ],
  ['SHA256', longKey, hashKeyFirst, '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54'],
  [
    ...(['SHA512', '0b'.repeat(20), 'Hi There'] as const),
    '87aa7cdea5ef619d4ff0b4241a1d6cb02379f4e2ce4ec2787ad0b30545e17cdedaa833b7d6b8a702038b274eaea3f4e4be9d914eeb61f1702e696c203a126854',
  ],
])('HMAC with %s, the key %s', async (hmacHash, key, text, output) => {
  expect(await perform(hash, { text, algorithm: 'HMAC', hmacHash, key, keyEncoding: 'hex' })).toMatchObject({ output })
})

test('agrees with another implementation on any bytes, in hex and in Base64', async () => {
  const bytes = fc.uint8Array({ minLength: 1, maxLength: 300 })
  const names = { MD5: 'md5', SHA1: 'sha1', SHA256: 'sha256', SHA512: 'sha512' } as const
  const algorithm = fc.constantFrom('MD5', 'SHA1', 'SHA256', 'SHA512')
  await fc.assert(
    fc.asyncProperty(bytes, bytes, algorithm, async (data, key, algorithm) => {
      const [text, keyText] = [Buffer.from(data).toString('base64'), Buffer.from(key).toString('base64')]
      const input = { text, inputEncoding: 'base64', outputEncoding: 'base64' }
      expect(await perform(hash, { ...input, algorithm })).toMatchObject({
        output: createHash(names[algorithm]).update(data).digest('base64'),
      })
      const keyed = { ...input, algorithm: 'HMAC', hmacHash: algorithm, key: keyText, keyEncoding: 'base64' }
      expect(await perform(hash, keyed)).toMatchObject({
        output: createHmac(names[algorithm], key).update(data).digest('base64'),
      })
    }),
    { numRuns: runs() },
  )
})

test('a text is needed, and for HMAC a key', async () => {
  await expect(perform(hash, { text: '' })).rejects.toMatchObject({ code: 'emptyInput' })
  await expect(perform(hash, { text: 'a', algorithm: 'HMAC' })).rejects.toMatchObject({ code: 'emptyKey' })
  await expect(perform(hash, { text: '*', inputEncoding: 'base64' })).rejects.toMatchObject({ code: 'invalidBase64' })
})

test('as UTF-8 it fails where the bytes are no text', async () => {
  await expect(perform(hash, { text: 'abc', outputEncoding: 'utf-8' })).rejects.toMatchObject({ code: 'hashFailed' })
})
