import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { decrypt, encrypt, hash } from '../operations.ts'

const raw = { keyEncoding: 'hex', iterations: 1 }

test.each([
  [{ ...raw, mode: 'ECB', key: '00'.repeat(16) }, ['ecb']],
  [{ ...raw, algorithm: 'DES', key: '00'.repeat(8) }, ['des']],
  [{ ...raw, algorithm: 'DES', mode: 'ECB', key: '00'.repeat(8) }, ['ecb', 'des']],
  [{ ...raw, algorithm: 'TripleDES', key: '00'.repeat(24) }, ['tripleDes']],
  [{ ...raw, algorithm: 'RC4', key: '00'.repeat(16) }, ['rc4']],
  [{ ...raw, padding: 'ZeroPadding', key: '00'.repeat(16) }, ['zeroPadding']],
  [{ key: 'k', kdf: 'evp-md5' }, ['evp']],
  [{ key: 'k', kdf: 'evp-sha256', algorithm: 'RC4' }, ['rc4', 'evp']],
  // Settings without effect give no warnings.
  [{ ...raw, algorithm: 'RC4', mode: 'ECB', kdf: 'evp-md5', key: '00' }, ['rc4']],
  [{ ...raw, mode: 'CTR', padding: 'ZeroPadding', key: '00'.repeat(16) }, []],
  [{ algorithm: 'AES-GCM', mode: 'ECB', key: 'k', iterations: 1 }, []],
  [{ algorithm: 'Base64', mode: 'ECB', kdf: 'evp-md5' }, []],
])('%j is told to be %j, both ways', async (input, warnings) => {
  const { output, iv, ...rest } = await perform(encrypt, { text: 'sixteen letters!', ...input })
  expect(rest.warnings).toEqual(warnings)
  expect(await perform(decrypt, { text: output, iv, ...input })).toMatchObject({ warnings })
})

test.each([
  [{ algorithm: 'MD5' }, ['md5']],
  [{ algorithm: 'SHA1' }, ['sha1']],
  [{ algorithm: 'SHA256' }, []],
  [{ algorithm: 'HMAC', key: 'k', hmacHash: 'MD5' }, ['md5']],
  [{ algorithm: 'HMAC', key: 'k' }, []],
])('the hash %j is told to be %j', async (input, warnings) => {
  expect(await perform(hash, { text: 'a', ...input })).toMatchObject({ warnings })
})
