import { expect, test } from 'vitest'
import { languages } from '#kit/language.ts'
import { actionLabel, screenOfAction, targetLabel } from './audit-entry-labels.ts'

const actions = [
  ...['login', 'logout', 'config.update', 'record.create', 'record.update', 'record.delete'],
  ...['user.update', 'session.end', 'upload'],
]

test.each(languages)('every action of the contract has words in %s', (language) => {
  for (const action of actions) expect(actionLabel(action, language)).not.toBe(action)
})

test('an action that nobody knows, or that an object happens to have, is shown as it is', () => {
  expect(actionLabel('cache.clear', 'en')).toBe('cache.clear')
})

test('sections are shown by their titles, records by kind and name, everything else as it is named', () => {
  expect(targetLabel({ target: 'site_info', name: '' }, 'zh')).toBe('网站信息')
  expect(targetLabel({ target: 'site_info, redirect_config', name: '' }, 'en')).toBe('Site info, Redirects')
  expect(targetLabel({ target: 'friend_link/7f3a', name: 'Plain Type' }, 'en')).toBe('Friend link “Plain Type”')
  expect(targetLabel({ target: 'friend_link/old', name: '' }, 'en')).toBe('Friend link “old”')
  expect(targetLabel({ target: 'ban_ua/bots', name: 'BadBot, scrapy' }, 'zh')).toBe('屏蔽的爬虫“BadBot, scrapy”')
  expect(targetLabel({ target: 'logo/site', name: '' }, 'en')).toBe('logo/site')
})

test('a change leads to the screen where it can be seen, a login to none', () => {
  expect(screenOfAction('config.update')).toBe('/admin/config')
  expect(screenOfAction('record.delete')).toBe('/admin/data-list')
  expect(screenOfAction('login')).toBeUndefined()
})
