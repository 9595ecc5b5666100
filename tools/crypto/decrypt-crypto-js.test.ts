// Messages encrypted with CryptoJS are decrypted, and the other way round; tested with its maintained fork.
import {
  AES,
  AnsiX923,
  Base64,
  CBC,
  DES,
  ECB,
  Hex,
  Iso10126,
  Pkcs7,
  Rabbit,
  TripleDES,
  Utf8,
  ZeroPadding,
} from 'crypto-es'
import { describe, expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { decrypt, encrypt } from './operations.ts'

const text = 'Toolbench 工具台, 密码 and 36 bytes'
const passphrase = '口令 secret'

test('a string of its own, made long ago', async () => {
  // CryptoJS 3.1: AES.encrypt('Hi There', 'Jefe', {salt: 0123456789abcdef}).
  const input = { text: 'U2FsdGVkX18BI0VniavN799Gm3eRf/imy9D3hnrm6nU=', key: 'Jefe', kdf: 'evp-md5' }
  expect(await perform(decrypt, input)).toMatchObject({ output: 'Hi There', salt: '0123456789abcdef' })
})

describe.each(Object.entries({ AES, DES, TripleDES, Rabbit }))('%s', (algorithm, cipher) => {
  test('with a passphrase', async () => {
    const theirs = cipher.encrypt(text, passphrase).toString()
    const input = { algorithm, key: passphrase, kdf: 'evp-md5' }
    expect(await perform(decrypt, { ...input, text: theirs })).toMatchObject({ output: text })
    const { output } = await perform(encrypt, { ...input, text })
    expect(cipher.decrypt(output, passphrase).toString(Utf8)).toBe(text)
  })
})

const [key, iv] = ['000102030405060708090a0b0c0d0e0f', '0f1e2d3c4b5a6978']

test.each([iv, undefined])('Rabbit with a key of its own and the IV %s', async (iv) => {
  const options = iv === undefined ? {} : { iv: Hex.parse(iv) }
  const theirs = Rabbit.encrypt(text, Hex.parse(key), options).ciphertext?.toString(Base64)
  const input = { algorithm: 'Rabbit', keyEncoding: 'hex', key, iv }
  expect(await perform(decrypt, { ...input, text: theirs })).toMatchObject({ output: text, iv: iv ?? '' })
  if (iv) expect(await perform(encrypt, { ...input, text })).toMatchObject({ output: theirs })
})

describe.each(Object.entries({ CBC, ECB }))('AES in %s', (mode, theirMode) => {
  test.each(Object.entries({ Pkcs7, AnsiX923, Iso10126, ZeroPadding }))('with %s', async (padding, theirPadding) => {
    const options = { iv: Hex.parse(key), mode: theirMode, padding: theirPadding }
    const theirs = AES.encrypt(text, Hex.parse(key), options).ciphertext?.toString(Base64)
    const input = { mode, padding, keyEncoding: 'hex', key, ...(mode === 'CBC' && { iv: key }) }
    expect(await perform(decrypt, { ...input, text: theirs })).toMatchObject({ output: text })
    const { output } = await perform(encrypt, { ...input, text })
    if (padding !== 'Iso10126') expect(output).toBe(theirs)
    const ciphertext = Base64.parse(output)
    const undone = AES.decrypt({ ciphertext }, Hex.parse(key), options)
    expect(undone.toString(Utf8)).toBe(text)
  })
})
