import { inflateRawSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readZip, ZipError } from './read-zip.ts'

const stored = [strToU8('image'), { level: 0 }] as const
const archive = zipSync(
  { 'a/名.txt': strToU8('text '.repeat(40)), 'b.png': [...stored] },
  { comment: 'PK\u0005\u0006' },
)

test('finds the entries of an archive by its directory, compressed or not', async () => {
  const entries = await readZip(new Blob([archive]))
  expect([...entries].map(([name, { size, isDeflated }]) => ({ name, size, isDeflated }))).toEqual([
    { name: 'a/名.txt', size: 200, isDeflated: true },
    { name: 'b.png', size: 5, isDeflated: false },
  ])
  expect(inflateRawSync((await entries.get('a/名.txt')?.read()) ?? new Uint8Array()).toString()).toBe(
    'text '.repeat(40),
  )
  expect(await entries.get('b.png')?.read()).toEqual(strToU8('image'))
})

test('refuses an archive that is cut off anywhere', async () => {
  for (let length = 0; length < archive.length; length++) {
    const entries = await readZip(new Blob([archive.subarray(0, length)])).catch((error) => {
      expect(error).toBeInstanceOf(ZipError)
      return new Map()
    })
    expect(entries.size).toBe(0)
  }
})

test.each([
  ['no archive', strToU8('PDF, and enough of it to be one'), 'notZip'],
  ['nothing', new Uint8Array(), 'notZip'],
  ['an encrypted workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, ...new Array(30).fill(0)]), 'old'],
])('%s is refused as such', async (_, bytes, problem) => {
  await expect(readZip(new Blob([new Uint8Array(bytes)]))).rejects.toMatchObject({ problem })
})
