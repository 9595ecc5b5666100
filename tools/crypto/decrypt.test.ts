import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { decrypt, encrypt } from './operations.ts'

const failed = { code: 'decryptionFailed', params: {} }
const raw = { keyEncoding: 'hex', key: '00'.repeat(32), iv: '00'.repeat(16) }

test('HMAC cannot be undone, whatever else was given', async () => {
  for (const input of [{ text: 'abc' }, { text: '' }, { text: '*', key: 'k' }]) {
    await expect(perform(decrypt, { algorithm: 'HMAC', ...input })).rejects.toMatchObject({ code: 'oneWay' })
  }
})

test('a text is needed, then a key; Base64 must be valid', async () => {
  await expect(perform(decrypt, { text: '' })).rejects.toMatchObject({ code: 'emptyInput' })
  await expect(perform(decrypt, { text: 'YQ==' })).rejects.toMatchObject({ code: 'emptyKey' })
  for (const input of [{ key: 'k' }, { algorithm: 'Base64' }]) {
    await expect(perform(decrypt, { text: 'YQ*=', ...input })).rejects.toMatchObject({
      code: 'invalidBase64',
      params: { found: '*', position: 3 },
    })
  }
  await expect(perform(decrypt, { text: 'xx', key: 'k', inputEncoding: 'hex' })).rejects.toMatchObject({
    code: 'invalidHex',
  })
})

test.each(['Pkcs7', 'AnsiX923', 'Iso10126'])(
  'a wrong passphrase is an error and never an empty text, with %s',
  async (padding) => {
    // A wrong key that happens to give valid padding, but bytes that are no text.
    for (let attempt = 0; attempt < 40; attempt++) {
      const input = { kdf: 'evp-sha256', padding, text: 'A text of more than one block of sixteen bytes' }
      const { output } = await perform(encrypt, { ...input, key: 'right' })
      await expect(perform(decrypt, { ...input, text: output, key: `wrong ${attempt}` })).rejects.toMatchObject(failed)
    }
  },
)

test.each(['CFB', 'OFB', 'CTR'])('a wrong passphrase is an error in %s too, as its bytes are no text', async (mode) => {
  const { output } = await perform(encrypt, { text: 'A text of some length', mode, kdf: 'evp-md5', key: 'right' })
  await expect(perform(decrypt, { text: output, mode, kdf: 'evp-md5', key: 'wrong' })).rejects.toMatchObject(failed)
})

test('another derivation is an error', async () => {
  const { output } = await perform(encrypt, { text: 'A text', kdf: 'evp-md5', key: 'k' })
  for (const kdf of ['evp-sha256', 'pbkdf2-sha256']) {
    await expect(perform(decrypt, { text: output, key: 'k', kdf, iterations: 3 })).rejects.toMatchObject(failed)
  }
})

test.each([
  ['no header and no salt', { text: 'YWJjZGVmZ2hpamtsbW5vcA==', key: 'k' }],
  ['nothing after the salt', { text: 'U2FsdGVkX18BI0VniavN7w==', key: 'k', iterations: 1 }],
  ['half a block', { ...raw, text: 'YWJj' }],
  ['a block whose padding is none', { ...raw, text: '00'.repeat(16), inputEncoding: 'hex' }],
  ['less than a tag', { ...raw, algorithm: 'AES-GCM', iv: '00'.repeat(12), text: 'YWJj' }],
  ['less than the IV that should come first', { ...raw, prependIv: true, text: 'YWJj' }],
  ['bytes that are no text', { algorithm: 'Base64', text: '/w==' }],
])('%s is an error', async (_, input) => {
  await expect(perform(decrypt, input)).rejects.toMatchObject(failed)
})

test('bytes that are no text can be had as hex or Base64', async () => {
  const { output } = await perform(encrypt, { ...raw, text: 'ff00', inputEncoding: 'hex' })
  await expect(perform(decrypt, { ...raw, text: output })).rejects.toMatchObject(failed)
  expect(await perform(decrypt, { ...raw, text: output, outputEncoding: 'hex' })).toMatchObject({ output: 'ff00' })
  expect(await perform(decrypt, { ...raw, text: output, outputEncoding: 'base64' })).toMatchObject({ output: '/wA=' })
})

test('an IV that is needed is asked for', async () => {
  const { iv, ...withoutIv } = raw
  await expect(perform(decrypt, { ...withoutIv, text: 'YWJj' })).rejects.toMatchObject({
    code: 'ivLength',
    params: { algorithm: 'AES', needed: 16, length: 0 },
  })
})

test('an IV is ignored where the algorithm takes none', async () => {
  const input = { ...raw, mode: 'ECB', text: 'abc' }
  const { output, ...material } = await perform(encrypt, input)
  expect(material).toMatchObject({ iv: '' })
  expect(await perform(decrypt, { ...input, text: output, iv: '' })).toMatchObject({ output: 'abc' })
})

test('white space, either alphabet of Base64 and missing padding are read', async () => {
  const { output } = await perform(encrypt, { ...raw, mode: 'CTR', text: '???>>>~~~' })
  const spelled = output
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
    .replace(/(.{5})/g, '$1\n ')
  expect(await perform(decrypt, { ...raw, mode: 'CTR', text: spelled })).toMatchObject({ output: '???>>>~~~' })
})
