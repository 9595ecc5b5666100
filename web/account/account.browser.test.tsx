import { afterEach, expect, test, vi } from 'vitest'
import { admin, stubApi } from '../session/fixtures/answers.ts'
import { openPage } from '../session/fixtures/open-page.tsx'
import { readUser } from '../session/session.ts'

const info = 'GET /auth/v1/user/info'
const update = 'POST /auth/v1/user/update'
const user = { ...admin, role: 'user', username: 'lin' }

afterEach(() => vi.unstubAllGlobals())

test('a visitor is sent to log in, with the search parameters as they were', async () => {
  stubApi({})
  const { router, where } = await openPage('/account?x=1')
  await expect.poll(where).toBe('/login?x=1')
  expect(router.state.location.state).toMatchObject({ returnTo: '/account?x=1' })
})

test('name and password are changed with the password that holds now', async () => {
  const changed = { ...user, username: 'lin.wei' }
  const calls = stubApi({ [info]: user, [update]: changed })
  const { screen } = await openPage('/account', { user })
  await screen.getByLabelText('Username').fill('lin.wei')
  await screen.getByLabelText('New password').fill('a better one')
  await screen.getByLabelText('Current password').fill('correct-horse')
  await screen.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(screen.getByRole('status').getByText('Account saved')).toBeVisible()
  expect(calls.find(({ to }) => to === update)?.body).toEqual({
    old_password: 'correct-horse',
    username: 'lin.wei',
    new_password: 'a better one',
  })
  await expect.poll(() => readUser()?.username).toBe('lin.wei')
  await expect.element(screen.getByLabelText('New password')).toHaveValue('')
  await expect.element(screen.getByLabelText('Username')).toHaveValue('lin.wei')
})

test('what the server would refuse is shown at its field before anything is sent', async () => {
  const calls = stubApi({ [info]: user })
  const { screen } = await openPage('/account', { user, language: 'zh' })
  await screen.getByLabelText('用户名').fill('林')
  await screen.getByLabelText('新密码').fill('short')
  await screen.getByRole('button', { name: '保存更改' }).click()
  await expect.element(screen.getByLabelText('用户名')).toHaveAccessibleDescription(/请使用 3 到 32 个字母/)
  await expect.element(screen.getByLabelText('新密码')).toHaveAccessibleDescription(/密码长度为 8 到 128 个字符/)
  await expect.element(screen.getByLabelText('当前密码')).toHaveAccessibleDescription(/请输入当前密码/)
  await expect.element(screen.getByLabelText('用户名')).toHaveFocus()
  expect(calls.filter(({ to }) => to === update)).toEqual([])
})

test('a wrong old password and a name that is taken are shown at their fields', async () => {
  const data = { errors: [{ field: 'old_password', message: 'wrong' }] }
  stubApi({ [info]: user, [update]: { code: 400, msg: 'old_password: wrong', data } })
  const { screen } = await openPage('/account', { user })
  await screen.getByLabelText('Username').fill('lin.wei')
  await screen.getByLabelText('Current password').fill('benchmark')
  await screen.getByRole('button', { name: 'Save changes' }).click()
  const old = screen.getByLabelText('Current password')
  await expect.element(old).toHaveAccessibleDescription(/This is not your current password/)
  await expect.element(old).toHaveFocus()
  await expect.element(screen.getByLabelText('Username')).toHaveValue('lin.wei')

  stubApi({ [info]: user, [update]: { code: 409, msg: 'taken' } })
  await screen.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(screen.getByLabelText('Username')).toHaveAccessibleDescription(/This username is taken/)
})

test('a password that is the name, or the one that holds already, is refused at once', async () => {
  stubApi({ [info]: { ...user, username: 'lin-weiling' } })
  const { screen } = await openPage('/account', { user: { ...user, username: 'lin-weiling' } })
  await screen.getByLabelText('Current password').fill('correct-horse')
  await screen.getByLabelText('New password').fill('Lin-Weiling')
  await screen.getByRole('button', { name: 'Save changes' }).click()
  const field = screen.getByLabelText('New password')
  await expect.element(field).toHaveAccessibleDescription(/must differ from the username/)
  await field.fill('correct-horse')
  await screen.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(field).toHaveAccessibleDescription(/This is already your password/)
})

test('logging out tells the server, forgets everything, and leads to /login without a word', async () => {
  const calls = stubApi({ [info]: user, 'POST /auth/v1/user/logout': new TypeError('Failed to fetch') })
  const { screen, where } = await openPage('/account', { user })
  await screen.getByRole('button', { name: 'Log out' }).click()
  await expect.poll(where).toBe('/login')
  await expect.poll(readUser).toBeUndefined()
  expect([localStorage.getItem('token'), localStorage.getItem('user-info')]).toEqual([null, null])
  expect(calls.find(({ to }) => to.endsWith('/logout'))?.authorization).toBe(`Bearer ${user.token}`)
  await expect.element(screen.getByText('Please log in first')).not.toBeInTheDocument()
})

test('who logs in again after logging out is led on', async () => {
  const login = { ...admin, expires_at: '2099-01-01T00:00:00.000Z' }
  let currentUser = user
  stubApi({
    [info]: () => currentUser,
    'POST /auth/v1/user/logout': null,
    'POST /v1/user/login': () => {
      currentUser = admin
      return login
    },
  })
  const { screen, where } = await openPage('/account', { user })
  await screen.getByRole('button', { name: 'Log out' }).click()
  // The page that is left has a field of the same name.
  await expect.element(screen.getByRole('button', { name: 'Log in' })).toBeVisible()
  await screen.getByLabelText('Username').fill('admin')
  await screen.getByLabelText('Password', { exact: true }).fill('correct-horse')
  await screen.getByRole('button', { name: 'Log in' }).click()
  await expect.poll(where).toBe('/admin')
})
