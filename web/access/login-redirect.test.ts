import { expect, test } from 'vitest'
import { pathAfterLogin } from './login-redirect.ts'

test('an admin goes where they were headed, else to the back office', () => {
  expect(pathAfterLogin(true, undefined)).toBe('/admin')
  expect(pathAfterLogin(true, '/admin/data-list?x=1#top')).toBe('/admin/data-list?x=1#top')
  expect(pathAfterLogin(true, '/admin?tab=dashboard')).toBe('/admin?tab=dashboard')
  expect(pathAfterLogin(true, '/account')).toBe('/account')
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
])('%s is no place to go to', (returnTo) => {
  expect(pathAfterLogin(true, returnTo)).toBe('/admin')
})

test('a user goes to their account, whatever was asked for', () => {
  expect(pathAfterLogin(false, undefined)).toBe('/account')
  expect(pathAfterLogin(false, '/admin/config')).toBe('/account')
})
