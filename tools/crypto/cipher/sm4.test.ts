import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { decrypt, encrypt, generateKey } from '../operations.ts'

const raw = { keyEncoding: 'hex', inputEncoding: 'hex', outputEncoding: 'hex' } as const
const key = '0123456789abcdeffedcba9876543210'

test('SM4 in ECB is that of GB/T 32907, appendix A', async () => {
  const input = { ...raw, algorithm: 'SM4', mode: 'ECB', padding: 'NoPadding', key }
  const output = '681edf34d206965e86b3e94f536e4246'
  expect(await perform(encrypt, { ...input, text: key })).toMatchObject({ output, warnings: ['ecb'] })
  expect(await perform(decrypt, { ...input, text: output })).toMatchObject({ output: key })
})

/** RFC 8998, appendix A.1, except for the additional data, which is no text there; so the tag differs. */
test('SM4 in GCM has the ciphertext of RFC 8998 and a tag that shows any change', async () => {
  const plain = ['aa', 'bb', 'cc', 'dd', 'ee', 'ff', 'ee', 'aa'].map((pair) => pair.repeat(8)).join('')
  const sealed =
    '17f399f08c67d5ee19d0dc9969c4bb7d5fd46fd3756489069157b282bb200735d82710ca5c22f0ccfa7cbf93d496ac15a56834cbcf98c397b4024a2691233b8d'
  const input = { ...raw, algorithm: 'SM4', mode: 'GCM', key, iv: '00001234567800000000abcd', aad: 'message 7' }
  const { output } = await perform(encrypt, { ...input, text: plain })
  expect(output.slice(0, -32)).toBe(sealed)
  expect(await perform(decrypt, { ...input, text: output })).toMatchObject({ output: plain })
  const changed = [{ aad: 'message 8' }, { text: `00${output.slice(2)}` }, { text: output.slice(0, -2) }]
  for (const other of changed) {
    const run = perform(decrypt, { ...input, text: output, ...other })
    await expect(run).rejects.toMatchObject({ code: 'decryptionFailed' })
  }
})

test('a passphrase works for SM4 in every mode', async () => {
  for (const mode of ['CBC', 'ECB', 'CFB', 'OFB', 'CTR', 'GCM']) {
    const input = { algorithm: 'SM4', mode, key: 'open sesame', iterations: 1 }
    const { output } = await perform(encrypt, { ...input, text: '芝麻开门' })
    expect(await perform(decrypt, { ...input, text: output })).toMatchObject({ output: '芝麻开门' })
  }
})

test('a key for SM4 has 16 bytes; another length, and GCM with another cipher, are refused', async () => {
  const made = await perform(generateKey, { algorithm: 'SM4' })
  expect(made).toEqual({ key: expect.stringMatching(/^[\da-f]{32}$/), iv: expect.stringMatching(/^[\da-f]{32}$/) })
  const input = { ...raw, text: '00', algorithm: 'SM4' }
  await expect(perform(encrypt, { ...input, key: key + key })).rejects.toMatchObject({
    code: 'keyLength',
    params: { algorithm: 'SM4', lengths: '16', length: 32 },
  })
  for (const algorithm of ['AES', 'TripleDES']) {
    const run = perform(encrypt, { ...input, algorithm, mode: 'GCM', key })
    await expect(run).rejects.toMatchObject({ code: 'invalidMode', params: { algorithm, mode: 'GCM' } })
  }
  // A cipher without modes ignores it.
  await perform(encrypt, { ...input, algorithm: 'RC4', mode: 'GCM', key })
})
