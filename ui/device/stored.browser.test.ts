import { afterEach, expect, test, vi } from 'vitest'
import { toggleFavorite } from './favorites.ts'
import { noteRecent, recents } from './recents.ts'
import { toolListOf } from './tool-list.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('what another tab has starred meanwhile stays starred', () => {
  toggleFavorite('base64')
  // As another tab writes it: this one is notified later.
  localStorage.setItem('favorites', '["base64","md5"]')
  toggleFavorite('crypto')
  expect(localStorage.getItem('favorites')).toBe('["base64","md5","crypto"]')
  toggleFavorite('base64')
  expect(localStorage.getItem('favorites')).toBe('["md5","crypto"]')
})

test('the eight tools that were opened last are recent', () => {
  for (const tool of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'c']) noteRecent(tool)
  expect(recents.read()).toEqual(['c', 'i', 'h', 'g', 'f', 'e', 'd', 'b'])
})

test.each(['{broken', '7', '{"a":1}'])('%s is no list', (stored) => {
  localStorage.setItem('list', stored)
  expect(toolListOf('list').read()).toEqual([])
})

test('a change in another tab is told', () => {
  const list = toolListOf('list')
  const told = vi.fn()
  const end = list.subscribe(told)
  dispatchEvent(new StorageEvent('storage', { key: 'other' }))
  expect(told).not.toHaveBeenCalled()
  localStorage.setItem('list', '["a"]')
  dispatchEvent(new StorageEvent('storage', { key: 'list' }))
  expect(told).toHaveBeenCalledOnce()
  expect(list.read()).toEqual(['a'])
  end()
})

test('where the browser refuses its storage a list holds until the page is left', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  const list = toolListOf('list')
  list.update(() => ['a'])
  list.update((now) => [...now, 'b'])
  expect(list.read()).toEqual(['a', 'b'])
})
