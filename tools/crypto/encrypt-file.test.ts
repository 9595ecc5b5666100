import { createCipheriv } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { unattended } from '#kit/call.ts'
import { perform } from '#kit/perform.ts'
import { isLong } from '#lib/fixtures/runs.ts'
import { decryptFile, encryptFile } from './operations.ts'

/** Slightly more than two slices in long runs, and than one otherwise. */
const bytes = Uint8Array.from({ length: (isLong ? 17 : 9) * 2 ** 20 + 5 }, (_, at) => at * 31 + (at >> 8))
const hexOf = (content: Uint8Array) => Buffer.from(content).toString('hex')
const key = (length: number) => hexOf(bytes.subarray(0, length))

test.each([
  ['AES', 'CBC', 'aes-256-cbc', 32, 16],
  ['AES', 'CBC', 'aes-192-cbc', 24, 16],
  ['AES', 'ECB', 'aes-128-ecb', 16, 0],
  ['AES', 'CFB', 'aes-256-cfb', 32, 16],
  ['AES', 'OFB', 'aes-256-ofb', 32, 16],
  ['AES', 'CTR', 'aes-256-ctr', 32, 16],
  ['AES-GCM', 'CBC', 'aes-256-gcm', 32, 12],
  // Keys of this length are processed as a stream.
  ['AES-GCM', 'CBC', 'aes-192-gcm', 24, 12],
  ['TripleDES', 'CBC', 'des-ede3-cbc', 24, 8],
  ['ChaCha20-Poly1305', 'CBC', 'chacha20-poly1305', 32, 12],
])(
  '%s in %s gives slice by slice what %s gives at once, and is undone',
  async (algorithm, mode, name, length, ivLength) => {
    const iv = bytes.subarray(0, ivLength)
    const isSealed = /gcm|poly/.test(name)
    const cipher = createCipheriv(name as 'aes-256-gcm', bytes.subarray(0, length), iv, { authTagLength: 16 })
    const whole = Buffer.concat([cipher.update(bytes), cipher.final(), ...(isSealed ? [cipher.getAuthTag()] : [])])

    const settings = { algorithm, mode, keyEncoding: 'hex', key: key(length), iv: hexOf(iv) }
    const { file, ...material } = await perform(encryptFile, { file: new File([bytes], 'a.bin'), ...settings })
    expect(whole.equals(await file.bytes())).toBe(true)
    expect(material).toMatchObject({ key: key(length), iv: hexOf(iv), salt: '' })

    const undone = await perform(decryptFile, { file, ...settings })
    expect(undone.file.name).toBe('a.bin')
    expect(Buffer.from(await undone.file.bytes()).equals(bytes)).toBe(true)
  },
)

test.each([
  ['RC4', 16],
  ['Rabbit', 16],
  ['DES', 8],
  ['Base64', 0],
] as const)('%s gives back slice by slice what it was given', async (algorithm, length) => {
  const settings = { algorithm, keyEncoding: 'hex', key: key(length), prependIv: true } as const
  const { file } = await perform(encryptFile, { file: new File([bytes], 'a.bin'), ...settings })
  const undone = await perform(decryptFile, { file, ...settings })
  expect(Buffer.from(await undone.file.bytes()).equals(bytes)).toBe(true)
})

test('holds one slice at a time and reports progress', async () => {
  const file = new File([bytes], 'a.bin')
  const slice = vi.spyOn(file, 'slice')
  const shares: number[] = []
  const call = { ...unattended, progress: (share: number) => shares.push(share) }
  await perform(encryptFile, { file, mode: 'CTR', keyEncoding: 'hex', key: key(32) }, call)
  expect(Math.max(...slice.mock.calls.map(([start = 0, end = 0]) => end - start))).toBe(8 * 2 ** 20)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  expect(shares.at(-1)).toBe(1)
})

test('stops between slices when cancelled', async () => {
  const controller = new AbortController()
  const file = new File([new Uint8Array(40 * 2 ** 20)], 'a.bin')
  const slice = vi.spyOn(file, 'slice')
  const call = { signal: controller.signal, progress: () => controller.abort() }
  const run = perform(encryptFile, { file, mode: 'CTR', keyEncoding: 'hex', key: key(32) }, call)
  await expect(run).rejects.toMatchObject({ name: 'AbortError' })
  expect(slice.mock.calls.length).toBeLessThan(4)
})

test('with a passphrase the salt comes first, and Base64 around all of it is read too', async () => {
  const file = new File(['date,名称\n'], 'table.csv')
  const done = await perform(encryptFile, { file, key: 'k', kdf: 'evp-md5' })
  expect([done.file.name, done.file.type]).toEqual(['table.csv.enc', 'application/octet-stream'])
  const encrypted = Buffer.from(await done.file.bytes())
  expect(encrypted.subarray(0, 16)).toEqual(Buffer.from(`${hexOf(Buffer.from('Salted__'))}${done.salt}`, 'hex'))
  const armored = encrypted.toString('base64').replace(/.{64}/g, '$&\n')
  for (const encryptedFile of [done.file, new File([armored], 'table.csv.enc')]) {
    const undone = await perform(decryptFile, { file: encryptedFile, key: 'k', kdf: 'evp-md5' })
    expect([undone.file.name, await undone.file.text()]).toEqual(['table.csv', 'date,名称\n'])
    expect(undone).toMatchObject({ key: done.key, iv: done.iv, salt: done.salt, warnings: ['evp'] })
  }
})

test('a file without bytes can be encrypted, and the kind of what comes back is told from its bytes', async () => {
  const input = { keyEncoding: 'hex', key: key(32), prependIv: true }
  const { file: empty } = await perform(encryptFile, { file: new File([], 'empty'), ...input })
  expect(empty.size).toBe(32)
  expect((await perform(decryptFile, { file: empty, ...input })).file.size).toBe(0)

  const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52)
  const { file } = await perform(encryptFile, { file: new File([png], 'image'), ...input })
  const renamed = new File([file], 'secret.bin')
  const { file: undone } = await perform(decryptFile, { file: renamed, ...input })
  expect([undone.name, undone.type]).toEqual(['secret.bin.dec', 'image/png'])
})

test.each(['AES', 'AES-GCM', 'ChaCha20-Poly1305'])('a wrong key for a file in %s is an error', async (algorithm) => {
  const input = { algorithm, keyEncoding: 'hex', prependIv: true }
  const { file } = await perform(encryptFile, { file: new File(['hello'], 'a'), ...input, key: '01'.repeat(32) })
  await expect(perform(decryptFile, { file, ...input, key: '02'.repeat(32) })).rejects.toMatchObject({
    code: 'decryptionFailed',
  })
})

test('what is missing is asked for', async () => {
  const none = new File([], '')
  await expect(perform(encryptFile, { file: none, key: 'k' })).rejects.toMatchObject({ code: 'noFile' })
  await expect(perform(decryptFile, { file: none, key: 'k' })).rejects.toMatchObject({ code: 'noFile' })
  const file = new File(['a'], 'a')
  await expect(perform(encryptFile, { file })).rejects.toMatchObject({ code: 'emptyKey' })
  await expect(perform(decryptFile, { file, algorithm: 'HMAC' })).rejects.toMatchObject({ code: 'oneWay' })
})

test('says so when the file cannot be read any more', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'crypto-'))
  const path = join(folder, 'gone.txt')
  await writeFile(path, 'hello')
  const file = new File([await openAsBlob(path)], 'gone.txt')
  await rm(folder, { recursive: true })
  for (const algorithm of ['AES', 'AES-GCM', 'Base64']) {
    const run = perform(encryptFile, { file, algorithm, key: 'k', iterations: 1 })
    await expect(run).rejects.toMatchObject({ code: 'uploadFailed' })
  }
})
