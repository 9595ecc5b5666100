import { expect, test } from 'vitest'
import { isListName, readListFile } from './read-list-file.ts'

const hash = '0a'.repeat(32)
const list = `${hash}  a.txt\n`

test.each(['SHA256SUMS', 'sha256sum.txt', 'CHECKSUMS', 'checksums.txt', 'release.sha256', 'all.sfv'])(
  '%s is called like a list, and read as one',
  async (name) => {
    const file = new File([list], name)
    expect(isListName(file)).toBe(true)
    expect(await readListFile(file)).toMatch(/a\.txt/)
  },
)

test.each(['notes.txt', 'a.iso', 'consummate', 'md5'])('%s is not', (name) => {
  expect(isListName(new File([list], name))).toBe(false)
})

test('a file without a checksum in it is none, whatever it is called', async () => {
  expect(await readListFile(new File(['hello'], 'SHA256SUMS'))).toBeUndefined()
})

test.each([
  ['B3SUMS', 'BLAKE3'],
  ['SHA3-256SUMS.txt', 'SHA3-256'],
  ['a.sm3', 'SM3'],
])('the name %s tells that the hashes are of %s', async (name, tag) => {
  expect(await readListFile(new File([list], name))).toBe(`${tag} (a.txt) = ${hash}\n`)
})

test('unreadable lines stay in such a list', async () => {
  const text = await readListFile(new File([`${list}nonsense\n`], 'B3SUMS'))
  expect(text).toBe(`BLAKE3 (a.txt) = ${hash}\nnonsense\n`)
})

test('an algorithm in the file name that does not fit the hashes is ignored', async () => {
  expect(await readListFile(new File([list], 'MD5SUMS'))).toBe(list)
})

test('a list that PowerShell wrote, in UTF-16, is read as one', async () => {
  const utf16 = Uint16Array.from(`\uFEFF${list}`, (character) => character.charCodeAt(0))
  expect(await readListFile(new File([utf16], 'SHA256SUMS'))).toBe(list)
})
