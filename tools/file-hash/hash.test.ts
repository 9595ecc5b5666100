import { execFileSync, spawnSync } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { unattended } from '#kit/call.ts'
import { perform } from '#kit/perform.ts'
import { sentenceOf } from '#kit/sentence.ts'
import { openDiskFile } from '#lib/disk-file.node.ts'
import type { HashAlgorithm } from '#lib/hashing/algorithms.ts'
import { errors } from './errors.ts'
import { hash } from './operations.ts'
import { samples } from './samples.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'file-hash-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const slice = 8 * 2 ** 20
const lengths = [0, 1, slice - 1, slice, slice + 1, 3 * slice + 7]

/** Creates a file of a given size, with bytes that don't repeat soon. */
function fileOf(length: number): string {
  const path = join(folder, `${length}.bin`)
  const words = new Uint32Array(Math.ceil(length / 4))
  for (let index = 0; index < words.length; index++) words[index] = Math.imul(index, 2_654_435_761)
  writeFileSync(path, new Uint8Array(words.buffer, 0, length))
  return path
}

const openssl: [HashAlgorithm, string][] = [
  ['MD5', 'md5'],
  ['SHA-1', 'sha1'],
  ['SHA-256', 'sha256'],
  ['SHA-384', 'sha384'],
  ['SHA-512', 'sha512'],
  ['SHA3-256', 'sha3-256'],
  ['SHA3-512', 'sha3-512'],
  ['SM3', 'sm3'],
]
const has = (program: string) => spawnSync(program, ['--version']).error === undefined
const firstWord = (program: string, ...args: string[]) => execFileSync(program, args).toString().split(/\s/)[0]

test.skipIf(!has('openssl')).each(lengths)('hashes %d bytes as openssl dgst does', async (length) => {
  const path = fileOf(length)
  const algorithms = openssl.map(([algorithm]) => algorithm)
  const { results } = await perform(hash, { files: [await openDiskFile(path)], algorithms })
  expect(results).toMatchObject([{ name: `${length}.bin`, size: length }])
  expect(results[0]?.hashes.map((one) => [one.algorithm, one.hash])).toEqual(
    openssl.map(([algorithm, name]) => [algorithm, firstWord('openssl', 'dgst', `-${name}`, '-r', path)]),
  )
})

for (const [program, algorithm] of [
  ['md5sum', 'MD5'],
  ['sha256sum', 'SHA-256'],
  ['b3sum', 'BLAKE3'],
] as const) {
  test.skipIf(!has(program)).each(lengths)(`hashes %d bytes as ${program} does`, async (length) => {
    const path = fileOf(length)
    const { results } = await perform(hash, { files: [await openDiskFile(path)], algorithms: [algorithm] })
    expect(results[0]?.hashes[0]?.hash).toBe(firstWord(program, path))
  })
}

test('gives the seven usual hashes unless others are asked for, each once', async () => {
  const files = [new File(['abc'], 'abc.txt')]
  const usual = ['MD5', 'SHA-1', 'SHA-256', 'SHA-384', 'SHA-512', 'SHA3-256', 'SHA3-512']
  const namesOf = async (input: object) =>
    (await perform(hash, { files, ...input })).results[0]?.hashes.map(({ algorithm }) => algorithm)
  expect(await namesOf({})).toEqual(usual)
  expect(await namesOf({ algorithms: ['SM3', 'CRC32', 'SM3'] })).toEqual(['SM3', 'CRC32'])
})

test('the sample has the hashes that it says', async () => {
  const [{ input, output }] = samples.hash
  const { results } = await perform(hash, input)
  expect(results.map(({ hashes }) => hashes[0]?.hash)).toEqual(output.results.map(({ hashes }) => hashes[0]?.hash))
})

test('writes capitals or Base64', async () => {
  const files = [new File(['abc'], 'abc.txt')]
  const written = async (input: object) =>
    (await perform(hash, { files, algorithms: ['MD5', 'CRC32'], ...input })).results[0]?.hashes.map((one) => one.hash)
  expect(await written({ upperCase: true })).toEqual(['900150983CD24FB0D6963F7D28E17F72', '352441C2'])
  expect(await written({ encoding: 'base64', upperCase: true })).toEqual(['kAFQmDzST7DWlj99KOF/cg==', 'NSRBwg=='])
})

test('makes HMACs with a key, in UTF-8', async () => {
  const files = [new File(['abc'], 'abc.txt')]
  const { results } = await perform(hash, { files, algorithms: ['SHA-256', 'SM3'], hmacKey: '钥匙' })
  const hmac = (name: string) => createHmac(name, '钥匙').update('abc').digest('hex')
  expect(results[0]?.hashes.map((one) => one.hash)).toEqual([hmac('sha256'), hmac('sm3')])
})

test.each<HashAlgorithm>(['CRC32', 'XXH3'])('has no HMAC of %s', async (algorithm) => {
  const run = perform(hash, { files: [new File(['a'], 'a')], algorithms: ['MD5', algorithm], hmacKey: 'k' })
  await expect(run).rejects.toMatchObject({ code: 'notKeyed', params: { algorithm } })
})

/** A file that was deleted after it was chosen. */
async function vanished(name: string): Promise<File> {
  const path = join(folder, name)
  writeFileSync(path, 'here')
  const file = await openDiskFile(path)
  rmSync(path)
  return file
}

test('one file that vanished does not stop the others', async () => {
  const files = [await vanished('gone.txt'), new File(['abc'], 'abc.txt')]
  expect((await perform(hash, { files, algorithms: ['MD5'] })).results).toMatchObject([
    { name: 'gone.txt', size: 4, hashes: [], error: 'failed' },
    { name: 'abc.txt', hashes: [{ hash: '900150983cd24fb0d6963f7d28e17f72' }] },
  ])
})

test('says which hash failed where nothing is left', async () => {
  const error = await perform(hash, { files: [await vanished('lost.txt')], algorithms: ['SHA-1'] }).catch((one) => one)
  expect(error).toMatchObject({ code: 'failed', params: { algorithm: 'SHA-1', name: 'lost.txt' } })
  expect(sentenceOf(error, errors, 'en')).toMatch(/^Failed to calculate SHA-1 hash value: lost\.txt cannot be read/)
})

test('asks for a file when a form sent none', async () => {
  await expect(perform(hash, { files: [new File([], '')] })).rejects.toMatchObject({ code: 'noFile' })
})

test('stops when cancelled, in the middle of a file', async () => {
  const controller = new AbortController()
  const file = new File([new Uint8Array(5 * slice)], 'a.bin')
  const read = vi.spyOn(file, 'slice')
  const run = perform(hash, { files: [file] }, { signal: controller.signal, progress: () => controller.abort() })
  await expect(run).rejects.toMatchObject({ name: 'AbortError' })
  expect(read.mock.calls.length).toBeLessThan(5)
})

test('reads a file once for all algorithms, slice by slice', async () => {
  const file = new File([new Uint8Array(2 * slice + 1)], 'a.bin')
  const read = vi.spyOn(file, 'slice')
  const { results } = await perform(hash, { files: [file] })
  expect(results[0]?.hashes).toHaveLength(7)
  expect(read.mock.calls).toEqual([0, 1, 2].map((index) => [index * slice, (index + 1) * slice]))
})

test('reports the share of all bytes, and never goes back', async () => {
  const files = [1, 2, 3].map((name) => new File([new Uint8Array(2 * slice)], `${name}`))
  const shares: number[] = []
  await perform(hash, { files }, { ...unattended, progress: (share) => shares.push(share) })
  expect(shares.length).toBeGreaterThan(2)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  expect(Math.max(...shares)).toBeLessThanOrEqual(1)
})
