import { expect, test } from 'vitest'
import type { HashAlgorithm } from '#lib/hashing/algorithms.ts'
import { findDuplicates } from '../files/find-duplicates.ts'
import { algorithmsToTry } from '../page/compare/algorithms-to-try.ts'
import { checkList, type HashedFile, missingAlgorithms } from './check-list.ts'
import type { ChecksumLine } from './read-checksum-list.ts'

let ids = 0
const file = (path: string, hashes: Partial<Record<HashAlgorithm, string>>, isPending = false): HashedFile => ({
  id: ++ids,
  path,
  size: 1,
  isPending,
  hashes: (Object.entries(hashes) as [HashAlgorithm, string][]).map(([algorithm, hash]) => ({ algorithm, hash })),
})
const line = (name: string, hash: string, algorithms: HashAlgorithm[] = ['MD5']): ChecksumLine => ({
  name,
  hash,
  algorithms,
})
const check = (lines: ChecksumLine[], files: HashedFile[]) => {
  const { verdicts, missing, counts } = checkList(lines, files)
  return { verdicts: files.map(({ id }) => verdicts.get(id)), missing, counts }
}

test('every file gets its verdict, and what is missing is named', () => {
  const files = [file('a', { MD5: '1' }), file('b', { MD5: '9' }), file('c', {}, true), file('d', { MD5: '4' })]
  expect(check([line('a', '1'), line('b', '2'), line('c', '3'), line('x', '5')], files)).toEqual({
    verdicts: ['ok', 'mismatch', 'pending', 'unlisted'],
    missing: ['x'],
    counts: { ok: 1, mismatch: 1, pending: 1, unlisted: 1 },
  })
})

test('a file with several lines gets the worst of their verdicts', () => {
  const files = [file('a', { MD5: '1', 'SHA-1': '2' })]
  expect(check([line('a', '1'), line('a', '9', ['SHA-1'])], files).verdicts).toEqual(['mismatch'])
})

test('of several files of one name one has to fit, and the others are not in the list', () => {
  const files = [file('x/a', { MD5: '1' }), file('y/a', { MD5: '2' })]
  expect(check([line('a', '2')], files)).toMatchObject({ verdicts: ['unlisted', 'ok'], counts: { ok: 1, mismatch: 0 } })
  expect(check([line('a', '3')], files).verdicts).toEqual(['mismatch', 'mismatch'])
})

test('a mismatch is told only when the file is done', () => {
  const lines = [line('a', '1', ['SHA-256', 'SM3'])]
  expect(check(lines, [file('a', { 'SHA-256': '2' }, true)]).verdicts).toEqual(['pending'])
  expect(check(lines, [file('a', { 'SHA-256': '2' })]).verdicts).toEqual(['mismatch'])
})

test('what is needed is one algorithm for each length that none was chosen of', () => {
  const lines = [line('a', '1', ['SHA-256', 'SM3']), line('b', '2', ['MD5'])]
  expect([...missingAlgorithms(lines, ['SM3'])]).toEqual(['MD5'])
  expect([...missingAlgorithms(lines, [])]).toEqual(['SHA-256', 'MD5'])
})

test('uncalculated algorithms are offered once a hash is unmatched', () => {
  const expected = { hash: '1', algorithms: ['SHA-256', 'BLAKE3', 'SM3'] satisfies HashAlgorithm[] }
  const files = [file('a', { 'SHA-256': '2' })]
  const comparison = { files, checked: undefined, matches: new Map() }
  expect(algorithmsToTry(comparison, { state: 'complete', expected }, [], ['SHA-256'])).toEqual(['BLAKE3', 'SM3'])
  expect(
    algorithmsToTry({ ...comparison, matches: new Map([[1, 1]]) }, { state: 'complete', expected }, [], ['SHA-256']),
  ).toEqual([])
  const lines = [line('a', '1', ['SHA-256', 'BLAKE3'])]
  const checked = checkList(lines, files)
  expect(algorithmsToTry({ ...comparison, checked }, { state: 'empty' }, lines, ['SHA-256'])).toEqual(['BLAKE3'])
})

test('files of equal content are found, by the strongest hash available', () => {
  const files = [
    file('a', { MD5: '1', 'SHA-256': '1' }),
    file('b', { MD5: '1', 'SHA-256': '2' }),
    file('c', { MD5: '3', 'SHA-256': '1' }),
    file('d', {}),
  ]
  expect([...findDuplicates(files)]).toEqual([[files[2]?.id, 'a']])
  expect([...findDuplicates([...files].map((one) => ({ ...one, size: one.id })))]).toEqual([])
})
