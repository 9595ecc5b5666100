import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { admin, stubApi } from '../session/fixtures/answers.ts'
import { openPage } from '../session/fixtures/open-page.tsx'
import { readUser } from '../session/session.ts'

const info = 'GET /auth/v1/user/info'
const lists = { [info]: admin, 'GET /admin/v1/data_list/sort_data': [] }

afterEach(() => vi.unstubAllGlobals())

test.each(['/admin?tab=dashboard&x=1', '/admin/data-list?x=1'])(
  'a visitor of %s is sent to log in, with the search parameters as they were',
  async (address) => {
    const calls = stubApi({})
    const { screen, router, where } = await openPage(address)
    await expect.poll(where).toBe(`/login${address.slice(address.indexOf('?'))}`)
    await expect.element(screen.getByText('Please log in first')).toBeVisible()
    expect(router.state.location.state).toMatchObject({ returnTo: address })
    expect(calls).toEqual([])
  },
)

test('a user who is no administrator never sees the back office', async () => {
  const user = { ...admin, role: 'user' }
  const calls = stubApi({ [info]: user })
  const { screen, where } = await openPage('/admin/data-list', { user })
  await expect.poll(where).toBe('/account')
  await expect.element(screen.getByRole('heading', { name: 'Data management' })).not.toBeInTheDocument()
  expect(calls.filter(({ to }) => to.includes('/admin/'))).toEqual([])
})

test('who has lost the role is sent away once the server says so, and its answer is kept', async () => {
  stubApi({ ...lists, [info]: { ...admin, role: 'user' } })
  const { where } = await openPage('/admin/data-list', { user: admin })
  await expect.poll(where).toBe('/account')
  expect(readUser()?.role).toBe('user')
})

test('a session that the server knows no more leads to /login, which says so', async () => {
  stubApi({ [info]: admin, 'GET /admin/v1/data_list/sort_data': { code: 403, msg: '请刷新页面登录' } })
  const { screen, where } = await openPage('/admin/data-list?x=1', { user: admin, language: 'zh' })
  await expect.poll(where).toBe('/login?x=1')
  await expect.element(screen.getByText('请刷新页面登录')).toBeVisible()
  expect(localStorage.getItem('token')).toBeNull()
})

test('/admin shows what its tab names, and the navigation says which', async () => {
  stubApi(lists)
  const { screen } = await openPage('/admin?tab=data-list', { user: admin })
  await expect.element(screen.getByRole('heading', { name: 'Data management' })).toBeVisible()
  const entry = screen.getByRole('link', { name: 'Data management' })
  await expect.element(entry).toHaveAttribute('aria-current', 'page')
  await screen.getByRole('link', { name: 'Home', exact: true }).click()
  await expect.element(screen.getByRole('heading', { name: 'Home' })).toBeVisible()
  await expect.element(entry).not.toHaveAttribute('aria-current')
})

test('the side folds to its images, and is found folded again', async () => {
  await page.viewport(1280, 800)
  stubApi(lists)
  const { screen } = await openPage('/admin/data-list', { user: admin })
  const side = screen.getByRole('navigation', { name: 'Admin' })
  const width = () => side.element().getBoundingClientRect().width
  await expect.poll(width).toBe(224)
  await screen.getByRole('button', { name: 'Collapse' }).click()
  await expect.poll(width).toBe(64)
  await expect.element(screen.getByRole('link', { name: 'Site configuration' })).toBeVisible()
  expect(localStorage.getItem('admin-nav-folded')).toBe('true')
})

test('the foot names the year, the site and, once it is known, the version', async () => {
  stubApi({ ...lists, 'GET /admin/v1/dashboard': { version: '1.2.3' } })
  const { screen } = await openPage('/admin/data-list', { user: admin })
  const year = new Date().getFullYear()
  await expect.element(screen.getByRole('contentinfo')).toHaveTextContent(`© ${year} Bench · Version 1.2.3`)
})

test('the avatar shows the first letter of the name, and logs out in the words of the specification', async () => {
  const calls = stubApi({ ...lists, 'POST /auth/v1/user/logout': null })
  const { screen, where } = await openPage('/admin/data-list', { user: { ...admin, username: 'lin' }, language: 'zh' })
  const avatar = screen.getByRole('button', { name: '账号菜单' })
  await expect.element(avatar).toHaveTextContent('L')
  await avatar.click()
  await screen.getByRole('button', { name: '退出登录' }).click()
  await expect.poll(where).toBe('/login')
  await expect.poll(readUser).toBeUndefined()
  expect(calls.some(({ to }) => to === 'POST /auth/v1/user/logout')).toBe(true)
  await expect.element(screen.getByText('请先登录')).not.toBeInTheDocument()
})

test('an avatar without a name shows V', async () => {
  const nameless = { ...admin, username: '' }
  stubApi({ ...lists, [info]: nameless })
  const { screen } = await openPage('/admin/data-list', { user: nameless })
  await expect.element(screen.getByRole('button', { name: 'Account menu' })).toHaveTextContent('V')
})
