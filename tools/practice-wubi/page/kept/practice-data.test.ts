import { expect, test } from 'vitest'
import { readOwnTable } from '../../table/read-own-table.ts'
import { newRound } from '../round/round.ts'
import { exportBackup, importBackup } from './backup.ts'
import { type PracticeData, parsePracticeData } from './practice-data.ts'
import { missedCharacters, recordRound } from './record-round.ts'

const empty = parsePracticeData(undefined)
const full: PracticeData = {
  ...empty,
  articles: [{ id: 'a', title: 'A', text: '人' }],
  missed: { 工: 2, 人: 3 },
  letters: { a: { presses: 4, errors: 1, milliseconds: 900 } },
  results: [{ time: 1, lesson: 'level1', speed: 40, accuracy: 0.9, characters: 25 }],
}

test('an exported backup is imported unchanged, even twice', () => {
  const once = importBackup(empty, exportBackup(full))
  expect(once).toEqual({ data: full, leftOut: 0 })
  expect(importBackup(once.data, exportBackup(full))).toEqual({ data: full, leftOut: 0 })
})

test('the data of two devices is merged: results by time, otherwise the larger count', () => {
  const other: PracticeData = {
    ...empty,
    missed: { 工: 5, 大: 1 },
    results: [{ time: 0, lesson: 'full', speed: 30, accuracy: 1, characters: 50 }],
  }
  const joined = importBackup(full, exportBackup(other)).data
  expect(joined.results.map(({ time }) => time)).toEqual([0, 1])
  expect(joined.missed).toEqual({ 工: 5, 人: 3, 大: 1 })
})

test('texts of a backup beyond the maximum are counted', () => {
  const articles = Array.from({ length: 25 }, (_, at) => ({ id: String(at), title: 'B', text: '大' }))
  const { data, leftOut } = importBackup(full, exportBackup({ ...empty, articles }))
  expect(data.articles).toHaveLength(20)
  expect(data.articles[0]).toEqual(full.articles[0])
  expect(leftOut).toBe(6)
  expect(importBackup(data, exportBackup({ ...empty, articles: articles.slice(0, 19) })).leftOut).toBe(0)
})

test.each(['', 'null', '[]', '{}', '{"format":"other"}', '{'])('%j is not a backup', (text) => {
  expect(() => importBackup(full, text)).toThrow(expect.objectContaining({ code: 'malformedBackup' }))
})

test('invalid data of a file or storage is left out', () => {
  const hostile = {
    articles: [{ id: 1 }, { id: 'x', title: 'x', text: '字'.repeat(20_001) }, 7, null],
    missed: { 工: 'two', 人: -1, 工人: 3, 大: Number.NaN, __proto__: 1 },
    letters: { a: {}, ab: full.letters['a'], b: null },
    results: [{ time: 1e300, lesson: 'x', speed: 1, accuracy: 2, characters: 1 }, 'x'],
    hints: 'yes',
  }
  expect(parsePracticeData(hostile)).toEqual(empty)
  expect(parsePracticeData([])).toEqual(empty)
})

test('a correct character lowers its miss count by one, a missed one raises it', () => {
  const round = { ...newRound(['工', '人', '大']), typed: ['工', '人', '大'], right: 3, wrong: 1, missed: { 人: 1 } }
  const { missed, results } = recordRound({ ...full, missed: { 工: 1, 人: 3, 大: 2 } }, round, 'full', 2)
  expect(missed).toEqual({ 人: 4, 大: 1 })
  expect(missedCharacters(missed)).toEqual(['人', '大'])
  // Three characters are too few to tell the speed.
  expect(results).toEqual(full.results)
})

test('a table is read by character, by code, or both mixed', () => {
  const table = readOwnTable('\ufeff{"字": "pb  PBF", "pb": ["宇", "字"], "汉字": "icpb"}')
  expect(table.codesOf('字')).toEqual(['pb', 'pbf'])
  expect(table.textsOf('pb')).toEqual(['字', '宇'])
  expect(table.textsOf('icpb')).toEqual(['汉字'])
})

test.each([
  ...['', '{', '[]', 'null', '{}', '7', '{"字":1}', '{"字":""}', '{"字":"abcde"}', '{"字":"p9"}'],
  ...['{"abcde":["字"]}', '{"pb":[""]}', '{"pb":[null]}', '{"pb":"pbf"}', '{"pb":{}}', '{"pb":["a b"]}'],
])('%j is not a table', (json) => {
  expect(() => readOwnTable(json)).toThrow(expect.objectContaining({ code: 'malformedTable' }))
})

test('a table with a million entries for one character is read', () => {
  const json = JSON.stringify({ pb: Array.from({ length: 1_000_000 }, () => '字') })
  expect(readOwnTable(json).codesOf('字')).toEqual(['pb'])
})
