import { del, set } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { historyOf } from './history.ts'
import { type CompletedRun, type HistoryEntry, withinLimits } from './history-entry.ts'
import { readHistory } from './history-store.ts'

const key = 'history:test'
const doneOf = (text: string): CompletedRun => ({ operation: 'encode', values: { text }, input: text, output: '' })
const entryOf = (id: number, text = String(id)): HistoryEntry => ({ ...doneOf(text), id: String(id), time: id })
const inputs = async (tool = 'test') => (await readHistory(tool)).map(({ input }) => input)

/** Opens the history as a tab does; lists the inputs of its entries. */
function openTab(tool = 'test') {
  const store = historyOf(tool)
  ends.push(store.subscribe(() => {}))
  return { ...store, shown: () => store.read().entries.map(({ input }) => input) }
}
const ends: (() => void)[] = []

beforeEach(() => del(key))
afterEach(() => {
  vi.restoreAllMocks()
  for (const end of ends.splice(0)) end()
})

test('what was kept before is there', async () => {
  await set(key, [entryOf(2), { id: 7 }, entryOf(1)])
  expect(await readHistory('test')).toEqual([entryOf(2), entryOf(1)])
  const { add, shown } = openTab()
  await expect.poll(shown).toEqual(['2', '1'])
  await add(doneOf('3'))
  expect(await inputs()).toEqual(['3', '2', '1'])
})

test('what is done before the history was read is added to it', async () => {
  await set(key, [entryOf(1)])
  const { add, shown } = openTab()
  await add(doneOf('2'))
  expect(shown()).toEqual(['2', '1'])
  expect(await inputs()).toEqual(['2', '1'])
})

test('what two tabs do at once is all kept, and shown in both', async () => {
  const [left, right] = [openTab(), openTab()]
  const texts = Array.from({ length: 10 }, (_, index) => String(index))
  await Promise.all(texts.map((text, index) => (index % 2 ? left : right).add(doneOf(text))))
  expect((await inputs()).toSorted()).toEqual(texts)
  await expect.poll(() => left.shown().toSorted()).toEqual(texts)
  await expect.poll(() => right.shown().toSorted()).toEqual(texts)
})

test('the same thing done again moves to the top', async () => {
  const { add, shown } = openTab()
  for (const text of ['a', 'b', 'a']) await add(doneOf(text))
  expect(shown()).toEqual(['a', 'b'])
})

test('an entry comes back to its place, and what came since stays', async () => {
  await set(key, [entryOf(3), entryOf(2), entryOf(1)])
  const { remove, putBack, shown } = openTab()
  const removal = await remove('2')
  expect(shown()).toEqual(['3', '1'])
  await openTab().add(doneOf('4'))
  await putBack(removal)
  expect(shown()).toEqual(['4', '3', '2', '1'])
  expect((await readHistory('test'))[2]).toEqual(entryOf(2))
})

test('all that was cleared comes back behind what came since', async () => {
  await set(key, [entryOf(3), entryOf(2), entryOf(1)])
  const { add, remove, putBack } = openTab()
  const removal = await remove()
  expect(await inputs()).toEqual([])
  await add(doneOf('4'))
  await add(doneOf('2'))
  await putBack(removal)
  // A run repeated since is listed once.
  expect(await inputs()).toEqual(['2', '4', '3', '1'])
})

test('what another tab has deleted meanwhile does not come back with what is put back', async () => {
  await set(key, [entryOf(3), entryOf(2), entryOf(1)])
  const [left, right] = [openTab(), openTab()]
  const removal = await left.remove('3')
  await right.remove('1')
  await left.putBack(removal)
  expect(await inputs()).toEqual(['3', '2'])
  expect((await left.remove('1')).entries).toEqual([])
})

test('fifty entries are kept, the oldest go first', async () => {
  await set(
    key,
    Array.from({ length: 50 }, (_, index) => entryOf(50 - index)),
  )
  const { add } = openTab()
  await add(doneOf('new'))
  const kept = await inputs()
  expect(kept).toHaveLength(50)
  expect([kept[0], kept.at(-1)]).toEqual(['new', '2'])
})

test('the oldest are not kept where all are too much, and what is too large by itself leaves the others alone', () => {
  // An entry contains it twice.
  const large = 'x'.repeat(1_000_000)
  const idsOf = (...entries: HistoryEntry[]) => withinLimits(entries).map(({ id }) => id)
  expect(idsOf(entryOf(3, large), entryOf(2, large), entryOf(1))).toEqual(['3'])
  expect(idsOf(entryOf(3), entryOf(2, large + large), entryOf(1))).toEqual(['3', '1'])
})

test('where nothing can be stored the history holds until the page is left, and says so', async () => {
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('', 'InvalidStateError')
  })
  const { add, remove, putBack, read, shown } = openTab('refused')
  await add(doneOf('a'))
  await add(doneOf('b'))
  const removal = await remove(read().entries[1]?.id)
  expect(shown()).toEqual(['b'])
  await putBack(removal)
  expect(shown()).toEqual(['b', 'a'])
  expect(read().isStored).toBe(false)
})

test('where there is no room, what was there before is not lost to the page', async () => {
  await set('history:full', [entryOf(1)])
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  const { add, read, shown } = openTab('full')
  await add(doneOf('2'))
  expect(shown()).toEqual(['2', '1'])
  expect(read().isStored).toBe(false)
})
