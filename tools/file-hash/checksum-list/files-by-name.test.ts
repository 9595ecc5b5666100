import { expect, test } from 'vitest'
import { filesByName } from './files-by-name.ts'

const find = (name: string, ...paths: string[]) =>
  filesByName(paths.map((path) => ({ path })))(name).map(({ path }) => path)

test.each([
  ['a.txt', ['a.txt'], ['a.txt']],
  ['./a.txt', ['a.txt'], ['a.txt']],
  ['dir/a.txt', ['a.txt'], ['a.txt']],
  ['a.txt', ['dir/a.txt'], ['dir/a.txt']],
  ['dir\\a.txt', ['top/dir/a.txt'], ['top/dir/a.txt']],
  ['dir/a.txt', ['other/a.txt'], []],
  ['a.txt', ['b.txt'], []],
  ['a.txt', ['xa.txt'], []],
  ['A.txt', ['a.txt'], []],
  ['e\u0301.txt', ['\u00e9.txt'], ['\u00e9.txt']],
])('%s among %j means %j', (name, paths, expected) => {
  expect(find(name, ...paths)).toEqual(expected)
})

test('the longer common end wins', () => {
  expect(find('dir/a.txt', 'a.txt', 'top/dir/a.txt', 'dir/a.txt')).toEqual(['top/dir/a.txt', 'dir/a.txt'])
})

test('a name without a folder means all files of that name', () => {
  expect(find('a.txt', 'one/a.txt', 'two/a.txt')).toEqual(['one/a.txt', 'two/a.txt'])
})
