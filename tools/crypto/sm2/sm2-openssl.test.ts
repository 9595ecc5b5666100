// SM2 interoperates with OpenSSL 3, both ways and with the keys of either.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { decrypt, encrypt, generateKey, sign, verify } from '../operations.ts'

const { OPENSSL_BIN: program = 'openssl' } = process.env
const version = spawnSync(program, ['version'], { encoding: 'utf8' }).stdout ?? ''
const isInstalled = /^OpenSSL [3-9]/.test(version)

const folder = mkdtempSync(join(tmpdir(), 'sm2-'))
afterAll(() => rmSync(folder, { recursive: true }))
const at = (name: string) => join(folder, name)
const openssl = (...args: string[]) => execFileSync(program, args, { stdio: ['ignore', 'pipe', 'ignore'] })

const userId = '1234567812345678'
const text = '工具台 Toolbench'
const signing = ['-rawin', '-digest', 'sm3', '-pkeyopt', `distid:${userId}`]

/** Generates a key pair with OpenSSL, in PEM. */
function makePair() {
  openssl('genpkey', '-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:SM2', '-out', at('private.pem'))
  openssl('pkey', '-in', at('private.pem'), '-pubout', '-out', at('public.pem'))
  openssl('ec', '-in', at('private.pem'), '-out', at('sec1.pem'))
  writeFileSync(at('text'), text)
  const [privateKey, publicKey, sec1] = ['private.pem', 'public.pem', 'sec1.pem'].map((name) =>
    readFileSync(at(name), 'utf8'),
  )
  return { privateKey, publicKey, sec1 }
}

/** Writes a private key as SEC 1 in DER for OpenSSL: version, number, curve. */
function importPrivate(hex: string): void {
  writeFileSync(at('ours.der'), Buffer.from(`30310201010420${hex}a00a06082a811ccf5501822d`, 'hex'))
}

describe.skipIf(!isInstalled)('with the keys of OpenSSL, in PEM', () => {
  const pair = isInstalled ? makePair() : undefined

  test('its signature is valid here, as DER in hex and Base64, and not for another text or ID', async () => {
    openssl('pkeyutl', '-sign', '-in', at('text'), '-inkey', at('private.pem'), ...signing, '-out', at('signature'))
    for (const encoding of ['hex', 'base64'] as const) {
      const signature = readFileSync(at('signature')).toString(encoding)
      const input = { text, signature, key: pair?.publicKey }
      expect(await perform(verify, input)).toEqual({ valid: true })
      expect(await perform(verify, { ...input, text: `${text}!` })).toEqual({ valid: false })
      expect(await perform(verify, { ...input, userId: 'alice' })).toEqual({ valid: false })
    }
  })

  test('a signature from here is valid there, whichever form the private key has', async () => {
    for (const key of [pair?.privateKey, pair?.sec1]) {
      const { signature } = await perform(sign, { text, key })
      writeFileSync(at('signature'), derOf(signature))
      const files = ['-in', at('text'), '-sigfile', at('signature'), '-pubin', '-inkey', at('public.pem')]
      expect(openssl('pkeyutl', '-verify', ...files, ...signing).toString()).toContain('Verified Successfully')
    }
  })

  test('what it encrypted is decrypted here', async () => {
    openssl('pkeyutl', '-encrypt', '-in', at('text'), '-pubin', '-inkey', at('public.pem'), '-out', at('sealed'))
    const sealed = readFileSync(at('sealed')).toString('base64')
    const { output } = await perform(decrypt, { text: sealed, algorithm: 'SM2', key: pair?.privateKey })
    expect(output).toBe(text)
  })

  test('what is encrypted here is decrypted there, with a key that was made here', async () => {
    const { privateKey = '', publicKey } = await perform(generateKey, { algorithm: 'SM2' })
    importPrivate(privateKey)
    const { output } = await perform(encrypt, { text, algorithm: 'SM2', key: publicKey, outputEncoding: 'hex' })
    writeFileSync(at('sealed'), cipherDerOf(output))
    const key = ['-inkey', at('ours.der'), '-keyform', 'DER']
    expect(openssl('pkeyutl', '-decrypt', '-in', at('sealed'), ...key).toString()).toBe(text)
  })
})

function element(tag: number, content: Buffer): Buffer {
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

/** Encodes a DER integer, with a leading zero only where it would be negative without. */
function numberIn(hex: string): Buffer {
  const bytes = Buffer.from(hex.replace(/^(?:00)+/, ''), 'hex')
  return element(2, (bytes[0] ?? 0) < 128 ? bytes : Buffer.concat([Buffer.of(0), bytes]))
}

const derOf = (signature: string): Buffer =>
  element(0x30, Buffer.concat([numberIn(signature.slice(0, 64)), numberIn(signature.slice(64))]))

/** Converts C1 C3 C2 to the DER of GB/T 35276. */
function cipherDerOf(hex: string): Buffer {
  const [x, y, hash, body] = [hex.slice(2, 66), hex.slice(66, 130), hex.slice(130, 194), hex.slice(194)]
  const octets = [hash, body].map((part) => element(4, Buffer.from(part, 'hex')))
  return element(0x30, Buffer.concat([numberIn(x), numberIn(y), ...octets]))
}
