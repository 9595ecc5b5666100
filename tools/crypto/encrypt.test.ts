import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { runs } from '#lib/fixtures/runs.ts'
import { errors } from './errors.ts'
import { decrypt, encrypt } from './operations.ts'

const raw = { keyEncoding: 'hex', key: '00'.repeat(32) }

test('the sentences are those of the specification', () => {
  const sentences = Object.fromEntries(Object.entries(errors).map(([code, { sentence }]) => [code, sentence.en]))
  expect(sentences).toMatchObject({
    emptyKey: 'Please enter an encryption key',
    oneWay: 'HMAC is a one-way function, cannot decrypt',
    invalidBase64: expect.stringMatching(/^Invalid Base64 format/),
    encryptionFailed: expect.stringMatching(/^Encryption failed/),
    decryptionFailed: 'Decryption failed - please check key and input format',
    hashFailed: expect.stringMatching(/^Hash generation failed/),
  })
})

test('a text is needed, then a key', async () => {
  await expect(perform(encrypt, { text: '' })).rejects.toMatchObject({ code: 'emptyInput' })
  await expect(perform(encrypt, { text: 'a' })).rejects.toMatchObject({ code: 'emptyKey' })
  await expect(perform(encrypt, { text: 'a', key: '' })).rejects.toMatchObject({ code: 'emptyKey' })
  await expect(perform(encrypt, { text: ' ', inputEncoding: 'hex' })).rejects.toMatchObject({ code: 'emptyInput' })
  await expect(perform(encrypt, { text: 'a', keyEncoding: 'hex', key: ' ' })).rejects.toMatchObject({
    code: 'emptyKey',
  })
})

test('the default is AES-256 in CBC with PKCS #7, a passphrase by PBKDF2 with 600000 iterations, in Base64', async () => {
  const { output, ...material } = await perform(encrypt, { text: 'a', key: 'k' })
  const bytes = Buffer.from(output, 'base64')
  expect([bytes.subarray(0, 8).toString(), bytes.length]).toEqual(['Salted__', 32])
  expect(material).toEqual({
    key: expect.stringMatching(/^[\da-f]{64}$/),
    iv: expect.stringMatching(/^[\da-f]{32}$/),
    salt: bytes.subarray(8, 16).toString('hex'),
    warnings: [],
  })
  const spelled = {
    algorithm: 'AES',
    mode: 'CBC',
    padding: 'Pkcs7',
    keyEncoding: 'passphrase',
    keySize: 256,
    kdf: 'pbkdf2-sha256',
    iterations: 600_000,
    inputEncoding: 'utf-8',
    outputEncoding: 'base64',
  }
  const again = await perform(encrypt, { text: 'a', key: 'k', salt: material.salt, ...spelled })
  expect(again).toEqual({ output, ...material })
})

test('salt and IV are random where they are left out', async () => {
  const run = (input: object) => perform(encrypt, { text: 'a', key: 'k', iterations: 1, ...input })
  const [one, two] = [await run({}), await run({})]
  expect(one.salt).not.toBe(two.salt)
  expect(one.output).not.toBe(two.output)
  const [three, four] = [await run(raw), await run({ ...raw, iv: '' })]
  expect(three.iv).toMatch(/^[\da-f]{32}$/)
  expect(three.iv).not.toBe(four.iv)
  expect(await perform(decrypt, { ...raw, text: three.output, iv: three.iv })).toMatchObject({ output: 'a' })
})

test.each([
  ['AES', 'hex', '00', '16/24/32', 1],
  ['AES', 'utf-8', '密码', '16/24/32', 6],
  ['AES', 'base64', 'AAAA', '16/24/32', 3],
  ['AES-GCM', 'hex', '00'.repeat(17), '16/24/32', 17],
  ['DES', 'utf-8', 'sevenby', '8', 7],
  ['TripleDES', 'hex', '00'.repeat(8), '16/24', 8],
  ['RC4', 'hex', '00'.repeat(257), '1–256', 257],
  ['Rabbit', 'hex', '00'.repeat(8), '16', 8],
  ['ChaCha20-Poly1305', 'hex', '00'.repeat(16), '32', 16],
])(
  'a key for %s of another length is refused, and the lengths are named',
  async (algorithm, keyEncoding, key, lengths, length) => {
    await expect(perform(encrypt, { text: 'a', algorithm, keyEncoding, key })).rejects.toMatchObject({
      code: 'keyLength',
      params: { algorithm, lengths, length },
    })
  },
)

test.each([
  ['AES', 'CBC', '00'.repeat(32), 16],
  ['AES', 'CTR', '00'.repeat(32), 16],
  ['AES-GCM', 'CBC', '00'.repeat(32), 12],
  ['ChaCha20-Poly1305', 'CBC', '00'.repeat(32), 12],
  ['TripleDES', 'OFB', '00'.repeat(24), 8],
  ['Rabbit', 'CBC', '00'.repeat(16), 8],
])('an IV for %s of another length is refused in %s', async (algorithm, mode, key, needed) => {
  const input = { text: 'a', algorithm, mode, keyEncoding: 'hex', key }
  for (const length of [1, needed - 1, needed + 1]) {
    await expect(perform(encrypt, { ...input, iv: '00'.repeat(length) })).rejects.toMatchObject({
      code: 'ivLength',
      params: { algorithm, needed, length },
    })
  }
})

const odd = 'the number of hex digits is odd, but two make a byte; complete the last one'

test.each([
  [{ text: 'YQ*=', inputEncoding: 'base64' }, 'invalidBase64', { found: '*', position: 3 }],
  [{ text: '0g', inputEncoding: 'hex' }, 'invalidHex', { found: 'g', position: 2 }],
  [{ text: 'a\uD83D' }, 'invalidText', { found: 'U+D83D', position: 2 }],
  [{ keyEncoding: 'hex', key: '0z' }, 'invalidKey', { found: 'z', position: 2, encoding: 'hex' }],
  [{ keyEncoding: 'base64', key: 'a' }, 'invalidKey', { found: 'a', position: 1, encoding: 'Base64' }],
  [{ key: '\uD83D' }, 'invalidKey', { found: 'U+D83D', position: 1, encoding: 'UTF-8' }],
  [{ ...raw, iv: 'xy' }, 'invalidIv', { found: 'x', position: 1 }],
  [{ salt: '0z' }, 'invalidSalt', { found: 'z', position: 2 }],
  [{ salt: '0' }, 'invalidSalt', { problem: odd }],
  [{ ...raw, iv: 'abc' }, 'invalidIv', { problem: odd }],
  [{ keyEncoding: 'hex', key: 'abc' }, 'invalidKey', { problem: odd }],
  [{ text: '0a0', inputEncoding: 'hex' }, 'invalidHex', { problem: odd }],
  [{ salt: '00' }, 'saltLength', { length: 1 }],
])('%j is refused, and what is wrong is named', async (input, code, params) => {
  await expect(perform(encrypt, { text: 'a', key: 'k', ...input })).rejects.toMatchObject({ code, params })
})

test.each([
  ['AES', 'CBC', 16],
  ['AES', 'ECB', 16],
])('without padding %s in %s needs whole blocks', async (algorithm, mode, block) => {
  const input = { ...raw, algorithm, mode, padding: 'NoPadding' }
  await expect(perform(encrypt, { ...input, text: 'a'.repeat(block + 1) })).rejects.toMatchObject({
    code: 'encryptionFailed',
    params: { block, length: block + 1 },
  })
  expect(await perform(encrypt, { ...input, text: 'a'.repeat(block), outputEncoding: 'hex' })).toMatchObject({
    output: expect.stringMatching(/^[\da-f]{32}$/),
  })
})

test('modes that make a stream are not padded, whatever is asked for', async () => {
  for (const mode of ['CFB', 'OFB', 'CTR']) {
    const { output } = await perform(encrypt, { ...raw, mode, padding: 'Pkcs7', text: 'abc', outputEncoding: 'hex' })
    expect(output).toHaveLength(6)
  }
})

test.each([0, 10_000_001, 1.5])('%d iterations are refused', async (iterations) => {
  await expect(perform(encrypt, { text: 'a', key: 'k', iterations })).rejects.toMatchObject({
    issues: [{ field: 'iterations' }],
  })
})

test('Base64 needs no key, and no encoding changes it', async () => {
  const none = { key: '', iv: '', salt: '', warnings: [] }
  const input = { text: '工具', algorithm: 'Base64', outputEncoding: 'hex' }
  expect(await perform(encrypt, input)).toEqual({ output: '5bel5YW3', ...none })
  expect(await perform(encrypt, { text: 'ff00', algorithm: 'Base64', inputEncoding: 'hex' })).toMatchObject({
    output: '/wA=',
  })
  expect(await perform(decrypt, { text: '5bel\n5YW3', algorithm: 'Base64' })).toEqual({ output: '工具', ...none })
})

const keyed = [
  ...(['CBC', 'ECB', 'CFB', 'OFB', 'CTR'] as const).flatMap((mode) => [
    { algorithm: 'AES', mode, length: 32 },
    { algorithm: 'DES', mode, length: 8 },
    { algorithm: 'TripleDES', mode, length: 24 },
  ]),
  ...[
    { algorithm: 'RC4', length: 9 },
    { algorithm: 'Rabbit', length: 16 },
    { algorithm: 'AES-GCM', length: 24 },
    { algorithm: 'ChaCha20-Poly1305', length: 32 },
  ],
]

describe.each(keyed)('$algorithm $mode', ({ length, ...settings }) => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 })

  test('gives back what it was given, with every padding and encoding, the IV told or in front', async () => {
    const key = fc.uint8Array({ minLength: length, maxLength: length })
    const padding = fc.constantFrom('Pkcs7', 'AnsiX923', 'Iso10126')
    await fc.assert(
      fc.asyncProperty(
        text,
        key,
        padding,
        fc.boolean(),
        fc.boolean(),
        async (plain, key, padding, inHex, prependIv) => {
          const input = {
            ...settings,
            padding,
            prependIv,
            keyEncoding: 'base64',
            key: Buffer.from(key).toString('base64'),
          }
          const encoding = inHex ? 'hex' : 'base64'
          const { output, iv } = await perform(encrypt, { ...input, text: plain, outputEncoding: encoding })
          const ivField = prependIv ? {} : { iv }
          const undone = await perform(decrypt, { ...input, ...ivField, text: output, inputEncoding: encoding })
          expect(undone).toMatchObject({ output: plain, iv })
        },
      ),
      { numRuns: runs(15) },
    )
  })

  test('gives back what it was given with a passphrase, by every derivation', async () => {
    const kdf = fc.constantFrom('pbkdf2-sha256', 'evp-sha256', 'evp-md5')
    await fc.assert(
      fc.asyncProperty(text, text, kdf, fc.constantFrom(256, 192, 128), async (plain, key, kdf, keySize) => {
        const input = { ...settings, key, kdf, keySize, iterations: 2 }
        const done = await perform(encrypt, { ...input, text: plain })
        expect(await perform(decrypt, { ...input, text: done.output })).toEqual({ ...done, output: plain })
      }),
      { numRuns: runs(15) },
    )
  })
})
