import { expect, test } from 'vitest'
import { parseSaved, type SavedPattern } from './saved-patterns.ts'

const own: SavedPattern = {
  name: 'Dates',
  tags: ['log'],
  notes: 'of the releases',
  pattern: '\\d{4}-\\d\\d',
  flags: 'g',
  engine: 'python',
  tests: [{ text: '2026-03', expect: 'match', value: '', group: '' }],
}

test('what was kept is read as it was', () => {
  expect(parseSaved(JSON.parse(JSON.stringify([own])))).toEqual([own])
})

test('of two with one name the later is kept', () => {
  expect(parseSaved([own, { ...own, pattern: 'x' }])).toEqual([{ ...own, pattern: 'x' }])
})

test.each([undefined, 5, {}, [null], [{ ...own, name: '' }], [{ ...own, pattern: 5 }], [{ ...own, engine: 'perl' }]])(
  '%j holds none',
  (stored) => {
    expect(parseSaved(stored)).toEqual([])
  },
)

test('what is missing or too long is made good', () => {
  const { name, pattern, engine } = own
  expect(parseSaved([{ name, pattern, engine, tags: ['a', 5, 'x'.repeat(99)], notes: 'x'.repeat(9999) }])).toEqual([
    { ...own, tags: ['a'], notes: '', tests: [] },
  ])
})
