import { execFileSync } from 'node:child_process'
import { dirname, matchesGlob } from 'node:path/posix'
import { expect, test } from 'vitest'
import { cyclesIn, graphOfFiles, graphOfFolders, type Import } from './import-cycles.ts'
import { codeFiles, importsOf } from './imports-of.ts'

/** All code but tests, which may import anything. */
const sources = codeFiles.filter((file) => !/\.(test|spec)\.tsx?$/.test(file))
const imports = sources.flatMap((file) => importsOf(file).flatMap((target) => pairs(file, target, sources)))

test('no file imports itself through others, even for types', () => {
  expect(cyclesIn(graphOfFiles(imports))).toEqual([])
})

test('no folder imports itself through its siblings, in any room', () => {
  expect(cyclesIn(graphOfFolders(imports))).toEqual([])
})

test('at most sixteen files lie loose beside the folders', () => {
  const loose = execFileSync('git', ['ls-files', '--', ':(glob)*'], { encoding: 'utf8' }).trim().split('\n')
  expect(loose).toContain('package.json')
  expect(loose.length, loose.join(' ')).toBeLessThanOrEqual(16)
})

test('no folder has more than two dozen source files', () => {
  const counts = Map.groupBy(sources, (file) => dirname(file))
  const large = [...counts].filter(([, files]) => files.length > 24)
  expect(large.map(([folder, files]) => `${folder}: ${files.length} files`)).toEqual([])
})

test('a cycle is listed import by import, without imports that only lead to it or away from it', () => {
  const cycle: Import[] = [
    ['web/a/one.ts', 'web/b/two.ts'],
    ['web/b/three.ts', 'web/c/deep/four.ts'],
    ['web/b/three.ts', 'web/d/five.ts'],
    ['web/c/deep/four.ts', 'web/a/six.ts'],
    ['web/e/seven.ts', 'web/a/one.ts'],
  ]
  expect(cyclesIn(graphOfFolders(cycle))).toEqual([
    'web/a → web/b (web/a/one.ts imports web/b/two.ts)',
    'web/b → web/c (web/b/three.ts imports web/c/deep/four.ts)',
    'web/c → web/a (web/c/deep/four.ts imports web/a/six.ts)',
  ])
  expect(cyclesIn(graphOfFiles(cycle))).toEqual([])
  expect(cyclesIn(graphOfFiles([...cycle, ['web/b/two.ts', 'web/a/one.ts']]))).toHaveLength(2)
})

test('rooms are siblings too; imports between a folder and its subfolders are no cycle', () => {
  const within: Import[] = [
    ['web/a.ts', 'web/in/b.ts'],
    ['web/in/b.ts', 'web/c.ts'],
  ]
  expect(cyclesIn(graphOfFolders(within))).toEqual([])
  expect(
    cyclesIn(graphOfFolders([...within, ['web/in/b.ts', 'web/other/d.ts'], ['web/other/d.ts', 'web/in/e.ts']])),
  ).toHaveLength(2)
})

test('a glob counts as imports of its matching files', () => {
  const files = ['web/a/one.tsx', 'web/a/two.tsx', 'web/b/three.ts']
  expect(pairs('web/b/three.ts', 'web/a/*.tsx', files)).toEqual([
    ['web/b/three.ts', 'web/a/one.tsx'],
    ['web/b/three.ts', 'web/a/two.tsx'],
  ])
})

/** An import as pairs of files: a glob has one for each matching file. */
function pairs(file: string, target: string, files: string[]): Import[] {
  const targets = target.includes('*') ? files.filter((other) => matchesGlob(other, target)) : [target]
  return targets.map((target) => [file, target])
}
