import { expect, test } from 'vitest'
import { languages } from '#kit/language.ts'
import { deedOf, screenOf, targetOf } from './audit-entry-labels.ts'

const actions = [
  ...['login', 'logout', 'config.update', 'record.create', 'record.update', 'record.delete'],
  ...['user.update', 'session.end', 'upload'],
]

test.each(languages)('every action of the contract has words in %s', (language) => {
  for (const action of actions) expect(deedOf(action, language)).not.toBe(action)
})

test('an action that nobody knows, or that an object happens to have, is told as it is', () => {
  expect(deedOf('cache.clear', 'en')).toBe('cache.clear')
})

test('sections are told by their titles, records by kind and key, everything else as it is named', () => {
  expect(targetOf({ target: 'site_info' }, 'zh')).toBe('站点信息')
  expect(targetOf({ target: 'site_info, redirect_config' }, 'en')).toBe('Site info, Redirects')
  expect(targetOf({ target: 'friend_link/plain-type' }, 'en')).toBe('Friend link "plain-type"')
  expect(targetOf({ target: 'ban_ua/bots' }, 'zh')).toBe('屏蔽的客户端“bots”')
  expect(targetOf({ target: 'logo/site' }, 'en')).toBe('logo/site')
})

test('a change leads to the screen where it can be seen, a login to none', () => {
  expect(screenOf('config.update')).toBe('/admin/config')
  expect(screenOf('record.delete')).toBe('/admin/data-list')
  expect(screenOf('login')).toBeUndefined()
})
