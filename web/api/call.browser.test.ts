import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { admin, stubApi } from '../session/fixtures/answers.ts'
import { endSession, onSessionExpired, readToken, storeSession } from '../session/session.ts'
import { call } from './call.ts'
import { serverIssues, serverMessage } from './call-error.ts'

const info = 'GET /auth/v1/user/info'

beforeEach(endSession)
afterEach(() => vi.unstubAllGlobals())

test('the token goes along as Bearer, and nothing does without one', async () => {
  const calls = stubApi({ [info]: admin })
  await call('readOwnUser')
  storeSession(admin, 60)
  expect(await call('readOwnUser')).toEqual(admin)
  expect(calls.map(({ authorization }) => authorization)).toEqual([undefined, `Bearer ${admin.token}`])
})

test('lists in a query repeat their name, without brackets', async () => {
  const calls = stubApi({ 'GET /admin/v1/data_list/sort_data': [] })
  await call('listAllData', { query: { kinds: ['friend_link', 'ban_ua'] } })
  expect(calls[0]?.to).toBe('GET /admin/v1/data_list/sort_data?kinds=friend_link&kinds=ban_ua')
})

test.each([
  ['the status 403', { status: 403, code: 403, msg: '请刷新页面登录' }],
  ['the code 403 in an answer of 200', { status: 200, code: 403, msg: '请刷新页面登录' }],
])('%s ends the session, tells of it, and the call is rejected', async (_, answer) => {
  const lost = vi.fn()
  const end = onSessionExpired(lost)
  storeSession(admin, 60)
  stubApi({ [info]: answer })
  await expect(call('readOwnUser')).rejects.toMatchObject({ code: 403, message: '请刷新页面登录' })
  expect([readToken(), localStorage.getItem('user-info')]).toEqual([undefined, null])
  expect(lost).toHaveBeenCalledOnce()
  end()
})

test('a refusal that comes late does not end the session of who has logged in since', async () => {
  storeSession(admin, 60)
  const next = { ...admin, token: 'b'.repeat(43) }
  stubApi({
    [info]: () => {
      storeSession(next, 60)
      return { code: 403, msg: '请刷新页面登录' }
    },
  })
  await expect(call('readOwnUser')).rejects.toMatchObject({ code: 403 })
  expect(readToken()).toBe(next.token)
})

test('an answer is accepted with code 200 alone', async () => {
  stubApi({ [info]: { status: 200, code: 500, msg: 'no' } })
  await expect(call('readOwnUser')).rejects.toMatchObject({ code: 500, message: 'no' })
})

test('an error has what the server said, at which fields, and when to come back', async () => {
  const data = { errors: [{ field: 'old_password', message: 'wrong' }] }
  stubApi({ 'POST /auth/v1/user/update': { code: 400, msg: 'old_password: wrong', data } })
  const error = await call('updateOwnUser', { body: { old_password: 'x' } }).catch((caught: unknown) => caught)
  expect(serverIssues(error)).toEqual({ old_password: 'wrong' })
  expect(serverMessage(error, 'otherwise')).toBe('old_password: wrong')

  stubApi({ 'POST /v1/user/login': { code: 429, msg: 'often', headers: { 'retry-after': '42' } } })
  const login = call('login', { body: { username: 'a', password: 'b' } })
  await expect(login).rejects.toMatchObject({ code: 429, retryAfter: 42 })
})

test('where the server says nothing, or cannot be reached, the sentence is the page’s own', async () => {
  stubApi({ [info]: { code: 502 } })
  const silent = await call('readOwnUser').catch((caught: unknown) => caught)
  expect([serverMessage(silent, 'otherwise'), Object(silent).code]).toEqual(['otherwise', 502])

  stubApi({ [info]: new TypeError('Failed to fetch') })
  const unreached = await call('readOwnUser').catch((caught: unknown) => caught)
  expect([serverMessage(unreached, 'otherwise'), Object(unreached).code]).toEqual(['otherwise', 0])
})
