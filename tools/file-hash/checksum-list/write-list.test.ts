import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import type { HashAlgorithm } from '#lib/hashing/algorithms.ts'
import { verify } from '../operations.ts'
import { readChecksumList } from './read-checksum-list.ts'
import { type ListOptions, listNameOf, writeList } from './write-list.ts'

const names = ['a.txt', 'dir/空 格.txt', 'back\\slash', 'line\nbreak', '-dash', '=1+1', 'quote",.csv']
const hashOf = (name: string, algorithm: string) => createHash(algorithm).update(name).digest('hex')
const files = names.map((path) => ({
  path,
  size: Buffer.byteLength(path),
  hashes: (['MD5', 'SHA-256'] as const).map((algorithm) => ({
    algorithm,
    hash: hashOf(path, algorithm.replace('-', '').toLowerCase()),
    milliseconds: 1,
  })),
}))
const write = (settings: Partial<ListOptions>) =>
  writeList(files, {
    format: 'gnu',
    algorithm: 'SHA-256',
    isKeyed: false,
    hashFormat: { encoding: 'hex', upperCase: false },
    ...settings,
  })

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'write-list-'))
  for (const name of names) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), name)
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

const has = (program: string) => spawnSync(program, ['--version']).error === undefined

test.skipIf(!has('sha256sum')).each([
  ['sha256sum', 'gnu', 'SHA-256'],
  ['md5sum', 'gnu', 'MD5'],
  ['sha256sum', 'bsd', 'SHA-256'],
] as const)('%s -c accepts a list of %s', (program, format, algorithm) => {
  const { status, stdout } = spawnSync(program, ['-c'], { cwd: folder, input: write({ format, algorithm }) })
  expect(stdout.toString().match(/OK$/gm)).toHaveLength(names.length)
  expect(status).toBe(0)
})

test.each(['gnu', 'bsd'] as const)('a list of %s is read again, and verifies the files', async (format) => {
  const text = write({ format })
  expect(new Set(readChecksumList(text).lines.map(({ name }) => name))).toEqual(new Set(names))
  const { lines } = await perform(verify, { files: names.map((name) => new File([name], name)), checksums: text })
  expect(lines.map(({ status }) => status)).toEqual(lines.map(() => 'ok'))
})

test('a table has a column for each algorithm, quotes what must be quoted, and begins no formula', () => {
  const text = write({ format: 'csv', hashFormat: { encoding: 'hex', upperCase: true } })
  const [head, first, , , , , formula, quoted] = text.split('\r\n')
  expect(head).toBe('\uFEFFname,size,MD5,SHA-256')
  expect(first).toBe(`a.txt,5,${hashOf('a.txt', 'md5').toUpperCase()},${hashOf('a.txt', 'sha256').toUpperCase()}`)
  expect(text).toContain('"line\nbreak",')
  expect(formula).toMatch(/^\.\/=1\+1,4,/)
  expect(quoted).toMatch(/^"quote"",\.csv",11,/)
})

test('JSON is what the operation gives', () => {
  const { results } = JSON.parse(write({ format: 'json', hashFormat: { encoding: 'base64', upperCase: false } }))
  expect(results[0]).toEqual({
    name: 'a.txt',
    size: 5,
    hashes: ['md5', 'sha256'].map((name, index) => ({
      algorithm: ['MD5', 'SHA-256'][index],
      hash: Buffer.from(hashOf('a.txt', name), 'hex').toString('base64'),
      milliseconds: 1,
    })),
  })
})

test('a list of HMACs says so', () => {
  expect(write({ format: 'bsd', isKeyed: true })).toMatch(/^HMAC-MD5 \(a\.txt\) = /)
})

test.each<[ListOptions['format'], HashAlgorithm, string]>([
  ['gnu', 'SHA-256', 'SHA256SUMS'],
  ['gnu', 'MD5', 'MD5SUMS'],
  ['gnu', 'BLAKE3', 'B3SUMS'],
  ['bsd', 'MD5', 'checksums.txt'],
  ['csv', 'MD5', 'checksums.csv'],
  ['json', 'MD5', 'checksums.json'],
])('a list of %s with %s is called %s', (format, algorithm, name) => {
  expect(listNameOf({ format, algorithm })).toBe(name)
})
