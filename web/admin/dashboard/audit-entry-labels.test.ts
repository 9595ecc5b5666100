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

test('sections are shown by their titles, records by kind and key, everything else as it is named', () => {
  expect(targetLabel({ target: 'site_info' }, 'zh')).toBe('站点信息')
  expect(targetLabel({ target: 'site_info, redirect_config' }, 'en')).toBe('Site info, Redirects')
  expect(targetLabel({ target: 'friend_link/plain-type' }, 'en')).toBe('Friend link "plain-type"')
  expect(targetLabel({ target: 'ban_ua/bots' }, 'zh')).toBe('屏蔽的客户端“bots”')
  expect(targetLabel({ target: 'logo/site' }, 'en')).toBe('logo/site')
})

test('a change leads to the screen where it can be seen, a login to none', () => {
  expect(screenOfAction('config.update')).toBe('/admin/config')
  expect(screenOfAction('record.delete')).toBe('/admin/data-list')
  expect(screenOfAction('login')).toBeUndefined()
})
