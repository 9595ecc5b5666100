import fc from 'fast-check'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { sentenceOf } from '#kit/sentence.ts'
import { runs } from '#lib/fixtures/runs.ts'
import { errors } from '../errors.ts'
import { decrypt, encrypt, generateKey, sign, verify } from '../operations.ts'
import { encryptSm2, pointOf, signSm2 } from './sm2.ts'

const bytesOf = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'))
const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

/** GB/T 32918.5-2017, appendix A: the key, the nonce, and the results. */
const privateKey = '3945208f7b2144b13f36e38ac6d39f95889393692860b51a42fb81ef4df7c5b8'
const publicKey =
  '0409f9df311e5421a150dd7d161e4bc5c672179fad1833fc076bb08ff356f35020ccea490ce26775a52dc6ea718cc1aa600aed05fbf35e084a6632f6072da9ad13'
const nonce = 0x59276e27d506861a16680f3ad9c02dccef3cc1fa3cdbe4ce6d54b80deac1bc21n
const r = 'f5a03b0648d2c4630eeac513e1bb81a15944da3827d5b74143ac7eaceee720b3'
const s = 'b1b6aa29df212fd8763182bc0d421ca1bb9038fd1f7f42d4840b69c485bbc1aa'
const first =
  '0404ebfc718e8d1798620432268e77feb6415e2ede0e073c0f4f640ecd2e149a73e858f9d81e5430a57b36daab8f950a3c64e6ee6a63094d99283aff767e124df0'
const hash = '59983c18f809e262923c53aec295d30383b54e39d609d160afcb1908d0bd8766'
const body = '21886ca989ca9c7d58087307ca93092d651efa'

test('the signature and the ciphertext are those of the standard for its number', async () => {
  const message = new TextEncoder().encode('message digest')
  expect(hexOf(await signSm2(message, BigInt(`0x${privateKey}`), '1234567812345678', nonce))).toBe(r + s)
  const point = pointOf(bytesOf(publicKey))
  if (!point) throw new Error('no point')
  expect(hexOf(await encryptSm2(new TextEncoder().encode('encryption standard'), point, nonce))).toBe(
    first + hash + body,
  )
})

test('the signature of the standard is valid, and no other', async () => {
  const input = { text: 'message digest', signature: r + s, key: publicKey }
  expect(await perform(verify, input)).toEqual({ valid: true })
  const others = [{ text: 'message digesT' }, { userId: '1234567812345679' }, { signature: s + r }]
  for (const signature of [`${'0'.repeat(64)}${s}`, `${'f'.repeat(64)}${s}`, `${r}${'0'.repeat(64)}`]) {
    others.push({ signature } as never)
  }
  for (const other of others) expect(await perform(verify, { ...input, ...other })).toEqual({ valid: false })
})

test.each([
  ['C1 C3 C2', first + hash + body],
  ['C1 C3 C2 without 04', (first + hash + body).slice(2)],
  ['C1 C2 C3', first + body + hash],
])('the ciphertext of the standard is read as %s, in hex and Base64', async (_, text) => {
  const input = { algorithm: 'SM2', key: privateKey }
  const expected = { output: 'encryption standard', key: privateKey, iv: '', salt: '', warnings: [] }
  expect(await perform(decrypt, { ...input, text, inputEncoding: 'hex' })).toEqual(expected)
  expect(await perform(decrypt, { ...input, text: Buffer.from(text, 'hex').toString('base64') })).toEqual(expected)
})

test('any bytes are decrypted with the other key of a pair, and a signature of them is valid', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 300 }), async (bytes) => {
      const pair = await perform(generateKey, { algorithm: 'SM2' })
      expect(pair).toEqual({
        ...{ key: pair.privateKey, iv: '' },
        privateKey: expect.stringMatching(/^[\da-f]{64}$/),
        publicKey: expect.stringMatching(/^04[\da-f]{128}$/),
      })
      const text = hexOf(bytes)
      const [raw, algorithm] = [{ inputEncoding: 'hex', outputEncoding: 'hex' }, 'SM2']
      const sealed = await perform(encrypt, { text, algorithm, key: pair.publicKey, ...raw })
      expect(sealed.output).toMatch(/^04/)
      expect(sealed.output).toHaveLength(194 + text.length)
      const opened = await perform(decrypt, { text: sealed.output, algorithm, key: pair.privateKey, ...raw })
      expect(opened.output).toBe(text)
      const { signature } = await perform(sign, { text, key: pair.privateKey, inputEncoding: 'hex' })
      expect(signature).toMatch(/^[\da-f]{128}$/)
      const checked = { text, signature, key: pair.publicKey, inputEncoding: 'hex' }
      expect(await perform(verify, checked)).toEqual({ valid: true })
    }),
    { numRuns: runs(50) },
  )
})

test('a public key is read without its 04 and compressed, in capitals and Base64 too', async () => {
  const compressed = `03${publicKey.slice(2, 66)}`
  for (const key of [publicKey.slice(2), compressed, publicKey.toUpperCase(), ` ${publicKey}\n`]) {
    expect(await perform(verify, { text: 'message digest', signature: r + s, key })).toEqual({ valid: true })
  }
  const key = Buffer.from(publicKey, 'hex').toString('base64')
  const sealed = await perform(encrypt, { text: 'a', algorithm: 'SM2', key, keyEncoding: 'base64' })
  expect(sealed).toMatchObject({ key: publicKey })
})

test('a ciphertext that was changed anywhere, or is cut, is not decrypted', async () => {
  const whole = bytesOf(first + hash + body)
  const input = { algorithm: 'SM2', key: privateKey, inputEncoding: 'hex', outputEncoding: 'hex' }
  for (let at = 0; at < whole.length; at += 5) {
    const changed = whole.slice()
    changed[at] = (changed[at] ?? 0) ^ 1
    for (const broken of [changed, whole.subarray(0, at)]) {
      const run = perform(decrypt, { ...input, text: hexOf(broken) })
      await expect(run).rejects.toMatchObject({ code: broken.length === 0 ? 'emptyInput' : 'decryptionFailed' })
    }
  }
})

const pem = (label: string, base64: string) => `-----BEGIN ${label}-----\n${base64}\n-----END ${label}-----`

test.each([
  [encrypt, { key: '' }, 'emptyKey'],
  [encrypt, { key: privateKey }, 'keyLength'],
  [decrypt, { key: publicKey, inputEncoding: 'hex' }, 'keyLength'],
  [encrypt, { key: `zz${publicKey.slice(2)}` }, 'invalidKey'],
  [encrypt, { key: `${publicKey.slice(0, -1)}4` }, 'invalidPublicKey'],
  [decrypt, { key: '0'.repeat(64), inputEncoding: 'hex' }, 'invalidPrivateKey'],
  [decrypt, { key: 'f'.repeat(64), inputEncoding: 'hex' }, 'invalidPrivateKey'],
  [encrypt, { key: pem('PUBLIC KEY', 'MFkw') }, 'invalidPem'],
  [decrypt, { key: pem('ENCRYPTED PRIVATE KEY', 'MFkw'), inputEncoding: 'hex' }, 'invalidPem'],
  [sign, { key: publicKey }, 'keyLength'],
  [verify, { key: publicKey, signature: 'abc' }, 'invalidSignature'],
  [verify, { key: publicKey, signature: r }, 'invalidSignature'],
])('%# is refused in both languages, at its field', async (operation, input, code) => {
  const settings = operation === encrypt || operation === decrypt ? { algorithm: 'SM2' } : {}
  const error = await perform(operation as never, { text: 'abcd', ...settings, ...input }).catch((thrown) => thrown)
  expect(error).toMatchObject({ code })
  for (const language of ['en', 'zh'] as const) expect(sentenceOf(error, errors, language)).not.toMatch(/[{}]/)
  expect(errors[code as 'keyLength'].field).toBe(code === 'invalidSignature' ? 'signature' : 'key')
})
