import { expect, test } from 'vitest'
import { unattended } from '#kit/call.ts'
import { compareFolders, type FolderFile } from './folders.ts'

const folder = (files: Record<string, string | Uint8Array<ArrayBuffer>>): FolderFile[] =>
  Object.entries(files).map(([path, content]) => ({ path, file: new File([content], path.split('/').at(-1) ?? '') }))

test('files are compared by their paths and bytes, in the order of their paths', async () => {
  const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13)
  const before = { 'src/same.ts': 'a\n', 'src/old.ts': 'b\n', 'a.txt': 'one\n', 'logo.png': png, empty: '' }
  const after = { 'a.txt': 'two\n', 'src/same.ts': 'a\n', 'src/new.ts': 'b\n', 'logo.png': png.toReversed(), empty: '' }
  expect(await compareFolders(folder(before), folder(after), unattended)).toEqual([
    { path: 'a.txt', state: 'changed', isBinary: false },
    { path: 'empty', state: 'equal', isBinary: false },
    { path: 'logo.png', state: 'changed', isBinary: true },
    { path: 'src/new.ts', state: 'added', isBinary: false },
    { path: 'src/old.ts', state: 'removed', isBinary: false },
    { path: 'src/same.ts', state: 'equal', isBinary: false },
  ])
})

test('a last byte that differs in a file of several slices is found', async () => {
  const bytes = new Uint8Array(3 * 2 ** 20)
  const other = bytes.slice()
  other[other.length - 1] = 1
  const compared = await compareFolders(folder({ a: bytes, b: bytes }), folder({ a: other, b: bytes }), unattended)
  expect(compared.map(({ state }) => state)).toEqual(['changed', 'equal'])
})
