import { expect, test } from 'vitest'
import { targetOf } from './login-redirect.ts'

test('an admin goes where they were headed, else to the back office', () => {
  expect(targetOf(true, undefined)).toBe('/admin')
  expect(targetOf(true, '/admin/data-list?x=1#top')).toBe('/admin/data-list?x=1#top')
  expect(targetOf(true, '/admin?tab=dashboard')).toBe('/admin?tab=dashboard')
  expect(targetOf(true, '/account')).toBe('/account')
})

test.each([
  'https://evil.example/admin',
  '//evil.example/admin',
  '/\\evil.example',
  '\\/admin',
  ' /admin',
  '/administrator',
  '/admin.evil',
  '/login',
  '/tools/base64',
  'admin',
  '',
  7,
  null,
  ['/admin/config'],
])('%s is no place to go to', (askedFor) => {
  expect(targetOf(true, askedFor)).toBe('/admin')
})

test('a user goes to their account, whatever was asked for', () => {
  expect(targetOf(false, undefined)).toBe('/account')
  expect(targetOf(false, '/admin/config')).toBe('/account')
})
