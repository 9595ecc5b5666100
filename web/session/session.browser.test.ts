import { beforeEach, expect, test, vi } from 'vitest'
import { admin } from './fixtures/answers.ts'
import {
  endSession,
  expireSession,
  isAdmin,
  onSessionChange,
  onSessionExpired,
  readUser,
  storeSession,
  storeUser,
} from './session.ts'

beforeEach(endSession)

test('logged in means a token in the user’s data and one in local storage', () => {
  storeSession(admin, 60)
  expect(readUser()).toEqual(admin)
  localStorage.removeItem('token')
  expect(readUser()).toBeUndefined()

  storeSession(admin, 60)
  localStorage.setItem('user-info', JSON.stringify({ ...admin, token: '' }))
  expect(readUser()).toBeUndefined()
})

test('what is kept in another form is nobody, and missing fields have their defaults', () => {
  localStorage.setItem('token', 'abc')
  localStorage.setItem('user-info', '{broken')
  expect(readUser()).toBeUndefined()
  localStorage.setItem('user-info', '{"token":"abc","role":7}')
  expect(readUser()).toMatchObject({ id: 0, role: '', username: '', token: 'abc' })
})

test('an admin is a logged-in user whose role contains the word', () => {
  expect(isAdmin(undefined)).toBe(false)
  expect(isAdmin(admin)).toBe(true)
  expect(isAdmin({ ...admin, role: 'user,admin' })).toBe(true)
  expect(isAdmin({ ...admin, role: 'user' })).toBe(false)
})

test('a login keeps the token as plain text and in a cookie, a logout clears user, token and cookie', () => {
  storeSession(admin, 60)
  expect(localStorage.getItem('token')).toBe(admin.token)
  expect(document.cookie).toContain(`token=${admin.token}`)
  endSession()
  expect([localStorage.getItem('token'), localStorage.getItem('user-info')]).toEqual([null, null])
  expect(document.cookie).not.toContain('token=')
})

test('what the server says of an earlier session changes nothing', () => {
  storeSession(admin, 60)
  storeUser({ ...admin, username: 'ghost', token: 'b'.repeat(43) })
  expect(readUser()?.username).toBe('admin')
  storeUser({ ...admin, username: 'lin' })
  expect(readUser()?.username).toBe('lin')
})

test('a lost session is announced as a change and as an expiry', () => {
  const [changed, lost] = [vi.fn(), vi.fn()]
  const ends = [onSessionChange(changed), onSessionExpired(lost)]
  storeSession(admin, 60)
  expireSession()
  expect(changed).toHaveBeenCalledTimes(2)
  expect(lost).toHaveBeenCalledTimes(1)
  for (const end of ends) end()
  expireSession()
  expect(lost).toHaveBeenCalledTimes(1)
})
