import { afterEach, beforeEach, expect, test } from 'vitest'
import { isNamed, readRecordsWhere } from '#ui/device/kept/record.ts'
import { clearStorage } from '../fixtures/clear-storage.ts'
import { fillStorage } from '../fixtures/fill-storage.ts'
import { kinds } from './kinds.ts'

beforeEach(clearStorage)
afterEach(clearStorage)

test('every kind finds what is kept of it', async () => {
  await fillStorage()
  const counts = await Promise.all(kinds.map(async ({ id, read }) => [id, (await read()).length] as const))
  expect(Object.fromEntries(counts)).toEqual({
    favorites: 2,
    recents: 1,
    history: 1,
    drafts: 1,
    options: 1,
    pipelines: 1,
    'practice-wubi': 1,
    'practice-wubi-table': 1,
    'regex-patterns': 1,
    'tts-audio': 1,
    views: 3,
    preferences: 6,
    site: 1,
    offline: 1,
    login: 2,
    other: 1,
  })
})

test('nothing belongs to two kinds', async () => {
  await fillStorage()
  const owners = (await readRecordsWhere(() => true)).map((record) => [
    `${record.place} ${record.name}`,
    kinds.filter(({ stored }) => isNamed(stored, record)).length,
  ])
  expect(owners.filter(([, count]) => Number(count) > 1)).toEqual([])
})

test.each(kinds.map((kind) => [kind.id, kind] as const))('a piece of %s goes by itself', async (_, kind) => {
  await fillStorage()
  const [first, ...others] = await kind.read()
  await first?.remove()
  expect((await kind.read()).map(({ key }) => key)).toEqual(others.map(({ key }) => key))
})
