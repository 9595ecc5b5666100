import { expect, test } from 'vitest'
import { screenAt, screenOfTab } from './screen-at.ts'

test('/admin shows what the tab names, and the configuration otherwise', () => {
  expect(screenAt('/admin', {})).toBe('config')
  expect(screenAt('/admin/', { tab: '' })).toBe('config')
  expect(screenAt('/admin', { tab: 'dashboard' })).toBe('dashboard')
  expect(screenOfTab('toString')).toBe('config')
  expect(screenOfTab(['dashboard'])).toBe('config')
})

test('a path names its screen whatever the tab says, and an unknown one names none', () => {
  expect(screenAt('/admin/data-list', { tab: 'dashboard' })).toBe('data-list')
  expect(screenAt('/admin/users', { tab: 'dashboard' })).toBeUndefined()
  expect(screenAt('/admin/config/more', {})).toBeUndefined()
})
