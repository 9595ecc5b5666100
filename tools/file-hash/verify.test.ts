import { createHash, createHmac } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { perform } from '#kit/perform.ts'
import { verify } from './operations.ts'

const files = ['a.txt', '文 b.txt', 'back\\slash', 'line\nbreak'].map((name) => new File([name], name))
const [first = new File([], 'none')] = files
const hashOf = (name: string, algorithm = 'sha256') => createHash(algorithm).update(name).digest('hex')
const statusesOf = async (checksums: string, given = files) =>
  (await perform(verify, { files: given, checksums })).lines.map(({ status }) => status)

test('checks a list of GNU with escaped names, either end of line and either mark', async () => {
  const checksums = [
    `${hashOf('a.txt')}  a.txt`,
    `${hashOf('文 b.txt').toUpperCase()} *文 b.txt`,
    `\\${hashOf('back\\slash')}  back\\\\slash`,
    `\\${hashOf('line\nbreak')}  line\\nbreak`,
  ]
  const ok = ['ok', 'ok', 'ok', 'ok']
  expect(await statusesOf(checksums.join('\n'))).toEqual(ok)
  expect(await statusesOf(checksums.join('\r\n'))).toEqual(ok)
})

test('checks each line of a list of BSD with its own algorithm', async () => {
  const checksums = [
    `MD5 (a.txt) = ${hashOf('a.txt', 'md5')}`,
    `SHA512 (a.txt) = ${hashOf('a.txt', 'sha512')}`,
    `SHA3-256 (a.txt) = ${hashOf('a.txt', 'sha256')}`,
    `SM3 (文 b.txt) = ${hashOf('文 b.txt', 'sm3')}`,
  ]
  expect((await perform(verify, { files, checksums: checksums.join('\n') })).lines).toEqual([
    { name: 'a.txt', algorithm: 'MD5', status: 'ok' },
    { name: 'a.txt', algorithm: 'SHA-512', status: 'ok' },
    { name: 'a.txt', algorithm: 'SHA3-256', status: 'mismatch' },
    { name: '文 b.txt', algorithm: 'SM3', status: 'ok' },
  ])
})

test('finds the algorithm where a length has several', async () => {
  const checksums = `${hashOf('a.txt', 'sm3')}  a.txt\n${hashOf('文 b.txt', 'sha3-512')}  文 b.txt\n`
  expect((await perform(verify, { files, checksums })).lines).toEqual([
    { name: 'a.txt', algorithm: 'SM3', status: 'ok' },
    { name: '文 b.txt', algorithm: 'SHA3-512', status: 'ok' },
  ])
})

test('reads a file once for all that is expected of it', async () => {
  const file = new File(['x'], 'x')
  const read = vi.spyOn(file, 'slice')
  const checksums = ['md5', 'sha1', 'sha256'].map((name) => `${hashOf('x', name)}  x`).join('\n')
  expect(await statusesOf(checksums, [file])).toEqual(['ok', 'ok', 'ok'])
  expect(read).toHaveBeenCalledTimes(1)
})

test('tells what is missing, what differs, and which lines are none', async () => {
  const checksums = `${hashOf('b')}  gone.txt\nhello\n${hashOf('b')}  a.txt\n`
  expect(await perform(verify, { files, checksums })).toEqual({
    lines: [
      { name: 'gone.txt', algorithm: 'SHA-256', status: 'missing' },
      { name: 'a.txt', algorithm: 'SHA-256', status: 'mismatch' },
    ],
    skipped: [2],
  })
})

test('a file that cannot be read is missing, and the others are checked', async () => {
  const broken = Object.assign(new File(['a.txt'], 'broken.txt'), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }),
  })
  const checksums = `${hashOf('a.txt')}  broken.txt\n${hashOf('a.txt')}  a.txt\n`
  expect(await statusesOf(checksums, [broken, first])).toEqual(['missing', 'ok'])
})

test('of several files of a name one has to fit', async () => {
  const other = new File(['other'], 'a.txt')
  expect(await statusesOf(`${hashOf('a.txt')}  dir/a.txt`, [other, first])).toEqual(['ok'])
  expect(await statusesOf(`${hashOf('x')}  dir/a.txt`, [other, first])).toEqual(['mismatch'])
})

test('checks HMACs with a key', async () => {
  const hash = createHmac('sha256', 'key').update('a.txt').digest('hex')
  const checksums = `${hash}  a.txt`
  expect((await perform(verify, { files, checksums, hmacKey: 'key' })).lines).toMatchObject([{ status: 'ok' }])
  expect(await statusesOf(checksums)).toEqual(['mismatch'])
})

test('asks for a list, and refuses what is none', async () => {
  await expect(perform(verify, { files, checksums: ' ' })).rejects.toMatchObject({ code: 'emptyExpected' })
  await expect(perform(verify, { files, checksums: 'hello' })).rejects.toMatchObject({ code: 'unknownHash' })
  const bare = perform(verify, { files, checksums: `${'0a'.repeat(32)}\n` })
  await expect(bare).rejects.toMatchObject({ code: 'noFileName' })
})
