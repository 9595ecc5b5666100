// Runs the commands that the page shows, and compares the results.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import type { KeySettings } from '../../key/key-material.ts'
import { decrypt, encrypt } from '../../operations.ts'
import { opensslCommand } from './openssl-command.ts'

const { OPENSSL_BIN: program = 'openssl' } = process.env
const version = spawnSync(program, ['version'], { encoding: 'utf8' }).stdout ?? ''
const isInstalled = /^OpenSSL [3-9]/.test(version)

const settingsOf = (input: object) => encrypt.input.parse({ text: 'a', ...input }) as unknown as KeySettings
const run = (command: string, input: string, cwd = tmpdir()) =>
  execFileSync('sh', ['-c', `${command} 2>/dev/null`], { input, cwd, encoding: 'utf8' })

test
  .skipIf(!isInstalled)
  .each([
    {},
    { mode: 'CTR', keySize: 128 },
    { kdf: 'evp-sha256' },
    { kdf: 'evp-md5', algorithm: 'TripleDES' },
    { algorithm: 'DES', iterations: 77 },
    { algorithm: 'RC4' },
    { keyEncoding: 'hex', key: '01'.repeat(24), mode: 'OFB' },
    { keyEncoding: 'hex', key: '01'.repeat(32), mode: 'ECB', padding: 'NoPadding' },
    { keyEncoding: 'hex', key: '01'.repeat(16), algorithm: 'TripleDES' },
    { keyEncoding: 'hex', key: '01'.repeat(16), algorithm: 'TripleDES', mode: 'ECB' },
    { keyEncoding: 'hex', key: '01'.repeat(5), algorithm: 'RC4' },
  ])('%j, both ways', async (input) => {
  const whole = { key: 'pass', ...input }
  const text = 'sixteen letters!'
  const ours = await perform(encrypt, { ...whole, text })
  const common = { settings: settingsOf(whole), material: ours }
  const pass = 'keyEncoding' in input ? '' : ' -k pass'
  expect(run(`${opensslCommand({ ...common, direction: 'decrypt' })}${pass}`, ours.output)).toBe(text)
  const theirs = run(`${opensslCommand({ ...common, direction: 'encrypt' })}${pass}`, text)
  expect(await perform(decrypt, { ...whole, text: theirs, iv: ours.iv && pass === '' ? ours.iv : '' })).toMatchObject({
    output: text,
  })
})

test.skipIf(!isInstalled)('files are named, with whatever is in their names', () => {
  const folder = mkdtempSync(join(tmpdir(), 'crypto-'))
  writeFileSync(join(folder, "it's 1.txt"), 'hello')
  const common = { settings: settingsOf({ key: 'k', iterations: 5 }), material: { key: '', iv: '' } }
  const there = opensslCommand({ ...common, direction: 'encrypt', files: { input: "it's 1.txt", output: 'a.enc' } })
  const back = opensslCommand({ ...common, direction: 'decrypt', files: { input: 'a.enc', output: 'b.txt' } })
  run(`${there} -k k && ${back} -k k`, '', folder)
  expect(readFileSync(join(folder, 'b.txt'), 'utf8')).toBe('hello')
  rmSync(folder, { recursive: true })
})

test.each([
  { algorithm: 'AES-GCM' },
  { algorithm: 'ChaCha20-Poly1305' },
  { algorithm: 'Rabbit' },
  { algorithm: 'DES', mode: 'CTR' },
  { padding: 'ZeroPadding' },
  { keyEncoding: 'hex', key: '01'.repeat(16), prependIv: true },
  { keyEncoding: 'hex', key: '01'.repeat(7), algorithm: 'RC4' },
])('%j has none', (input) => {
  const { key = 'k' } = input as { key?: string }
  const common = { settings: settingsOf({ key: 'k', ...input }), material: { key, iv: '00' } }
  expect(opensslCommand({ ...common, direction: 'encrypt' })).toBeUndefined()
})

test('settings without effect, such as zero padding in CTR, are ignored', () => {
  const common = {
    settings: settingsOf({ key: 'k', mode: 'CTR', padding: 'ZeroPadding' }),
    material: { key: '', iv: '' },
  }
  expect(opensslCommand({ ...common, direction: 'encrypt' })).toBe(
    'openssl enc -aes-256-ctr -pbkdf2 -iter 600000 -a -A',
  )
})

test('a file’s name is quoted for the shell', () => {
  const options = {
    direction: 'encrypt' as const,
    settings: settingsOf({ key: 'k' }),
    material: { key: '', iv: '' },
    files: { input: "it's.txt", output: 'it’s.enc' },
  }
  expect(opensslCommand(options)).toContain(`-in 'it'\\''s.txt' -out 'it’s.enc'`)
  expect(opensslCommand(options, 'powershell')).toContain(`-in 'it''s.txt' -out 'it’’s.enc'`)
})
