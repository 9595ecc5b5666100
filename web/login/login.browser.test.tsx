import { afterEach, expect, test, vi } from 'vitest'
import { admin, stubApi } from '../session/fixtures/answers.ts'
import { openPage } from '../session/fixtures/open-page.tsx'
import { readUser } from '../session/session.ts'

const login = 'POST /v1/user/login'
const welcome = { ...admin, expires_at: '2099-01-01T00:00:00.000Z' }

afterEach(() => vi.unstubAllGlobals())

/** Fills in and submits the form. */
async function logIn(screen: Awaited<ReturnType<typeof openPage>>['screen'], password = 'correct-horse') {
  await screen.getByLabelText('Username').fill('admin')
  await screen.getByLabelText('Password', { exact: true }).fill(password)
  await screen.getByRole('button', { name: 'Log in' }).click()
}

test('name and password are sent as they were typed, and an admin comes to the back office', async () => {
  const calls = stubApi({ [login]: welcome })
  const { screen, where } = await openPage('/login?x=1')
  await logIn(screen, ' spaced ')
  await expect.poll(where).toBe('/admin?x=1')
  expect(calls[0]?.body).toEqual({ username: 'admin', password: ' spaced ' })
  expect(readUser()).toEqual(admin)
  expect(document.cookie).toContain(`token=${admin.token}`)
})

test('who was sent here is told to log in, and goes where they were headed', async () => {
  stubApi({ [login]: welcome })
  const { screen, where } = await openPage('/login', { state: { returnTo: '/admin/dashboard?x=1' } })
  await expect.element(screen.getByText('Please log in first')).toBeVisible()
  await logIn(screen)
  await expect.poll(where).toBe('/admin/dashboard?x=1')
})

test('an address of another site is never followed, and no parameter decides', async () => {
  stubApi({ [login]: welcome })
  const state = { returnTo: '//evil.example/admin' }
  const { screen, where } = await openPage('/login?returnTo=%2Fadmin%2Fconfig&redirect=%2Ftools', { state })
  await logIn(screen)
  await expect.poll(where).toMatch(/^\/admin\?/)
})

test('a user comes to their account', async () => {
  stubApi({ [login]: { ...welcome, role: 'user' } })
  const { screen, where } = await openPage('/login', { state: { returnTo: '/admin/config' } })
  await logIn(screen)
  await expect.poll(where).toBe('/account')
})

test('who is logged in already is sent on', async () => {
  stubApi({})
  const { where } = await openPage('/login', { user: admin })
  await expect.poll(where).toBe('/admin')
})

test('a lost session is shown in the words of the specification', async () => {
  stubApi({})
  const state = { returnTo: '/admin/config', isExpired: true }
  const { screen } = await openPage('/login', { language: 'zh', state })
  await expect.element(screen.getByText('请刷新页面登录', { exact: true })).toBeVisible()
  await expect.element(screen.getByText(/^登录已过期/)).toBeVisible()
  await expect.element(screen.getByText('请先登录')).not.toBeInTheDocument()
})

test('a wrong password is shown at the field; the name stays, the password is selected', async () => {
  stubApi({ [login]: { code: 401, msg: '用户名或密码错误' } })
  const { screen } = await openPage('/login')
  await logIn(screen, 'benchmark')
  const password = screen.getByLabelText('Password', { exact: true })
  await expect.element(password).toHaveAccessibleDescription('Wrong username or password')
  await expect.element(password).toHaveFocus()
  await expect.element(screen.getByLabelText('Username')).toHaveValue('admin')
  const field = password.element() as HTMLInputElement
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 'benchmark'.length])
  expect(readUser()).toBeUndefined()
})

test('an empty field is marked before anything is sent', async () => {
  const calls = stubApi({ [login]: welcome })
  const { screen } = await openPage('/login')
  await screen.getByRole('button', { name: 'Log in' }).click()
  await expect.element(screen.getByLabelText('Username')).toHaveAccessibleDescription('Enter your username')
  await expect.element(screen.getByLabelText('Username')).toHaveFocus()
  expect(calls).toEqual([])
})

test('too many attempts: the button counts down, and nothing is sent meanwhile', async () => {
  const calls = stubApi({ [login]: { code: 429, msg: 'often', headers: { 'retry-after': '59' } } })
  const { screen } = await openPage('/login')
  await logIn(screen)
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Too many attempts. Try again in [45]\d s./)
  await expect.element(screen.getByRole('button', { name: /^Try again in [45]\d s$/ })).toBeDisabled()
  screen.container.querySelector('form')?.requestSubmit()
  expect(calls).toHaveLength(1)
})

test('once the time is over it may be tried again', async () => {
  stubApi({ [login]: { code: 429, msg: 'often', headers: { 'retry-after': '1' } } })
  const { screen, where } = await openPage('/login')
  await logIn(screen)
  await expect.element(screen.getByRole('button', { name: 'Log in', exact: true })).toBeEnabled()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  stubApi({ [login]: welcome })
  await screen.getByRole('button', { name: 'Log in' }).click()
  await expect.poll(where).toBe('/admin')
})

test('a server that cannot be reached, or says something else, is shown inline', async () => {
  stubApi({ [login]: new TypeError('Failed to fetch') })
  const { screen } = await openPage('/login')
  await logIn(screen)
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/The server cannot be reached/)
  stubApi({ [login]: { code: 503, msg: 'The server is busy' } })
  await screen.getByRole('button', { name: 'Log in' }).click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/The server is busy/)
})

test('a browser that keeps nothing says why nobody can stay logged in', async () => {
  stubApi({ [login]: welcome })
  const { screen, where } = await openPage('/login')
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  await logIn(screen)
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/does not let this site store anything/)
  expect(where()).toBe('/login')
  refuse.mockRestore()
})

test('the password shows when asked, and password managers know the fields', async () => {
  stubApi({})
  const { screen } = await openPage('/login', { language: 'zh' })
  const password = screen.getByLabelText('密码', { exact: true })
  await expect.element(password).toHaveAttribute('type', 'password')
  await screen.getByRole('button', { name: '显示密码' }).click()
  await expect.element(password).toHaveAttribute('type', 'text')
  await expect.element(password).toHaveAttribute('autocomplete', 'current-password')
  await expect.element(screen.getByLabelText('用户名')).toHaveAttribute('autocomplete', 'username')
})

test('a form without script sends nothing: it has no way to, and its fields have no names', async () => {
  stubApi({})
  const { screen } = await openPage('/login')
  await expect.element(screen.getByLabelText('Username')).toBeVisible()
  const form = screen.container.querySelector('form')
  expect(form?.method).toBe('dialog')
  expect([...new FormData(form as HTMLFormElement).keys()]).toEqual([])
})
