import { beforeEach, expect, test } from 'vitest'
import { type HistoryEntry, readHistory, withinLimits, writeHistory } from './history.ts'

const entryOf = (id: number, input = ''): HistoryEntry => ({
  ...{ id: String(id), time: id, operation: 'encode', values: { text: input }, input: '', output: '' },
})

beforeEach(async () => {
  await writeHistory('test', [])
})

test('what is kept is read again', async () => {
  await writeHistory('test', [entryOf(2), entryOf(1)])
  expect(await readHistory('test')).toEqual([entryOf(2), entryOf(1)])
  expect(await readHistory('other')).toEqual([])
})

test('fifty entries are kept, the oldest go first', async () => {
  const many = Array.from({ length: 60 }, (_, index) => entryOf(60 - index))
  const kept = await writeHistory('test', many)
  expect(kept).toHaveLength(50)
  expect(kept[0]?.id).toBe('60')
  expect(await readHistory('test')).toHaveLength(50)
})

test('what is larger than the limit is not kept, and the rest is', () => {
  const large = 'x'.repeat(2_000_000)
  expect(withinLimits([entryOf(3, large), entryOf(2, large), entryOf(1)]).map(({ id }) => id)).toEqual(['3'])
})
