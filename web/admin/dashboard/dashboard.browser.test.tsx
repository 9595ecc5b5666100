import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { AuditEntry, Dashboard } from '#contract/dashboard.ts'
import type { Session } from '#contract/users.ts'
import { admin, stubApi } from '../../session/fixtures/answers.ts'
import { openPage } from '../../session/fixtures/open-page.tsx'

const now = Date.now()
const ago = (seconds: number) => new Date(now - seconds * 1000).toISOString()
const dayOf = (days: number) => ago(days * 86_400).slice(0, 10)

const auditEntry = (id: number, action: string, target: string, name = ''): AuditEntry => ({
  id,
  time: ago(id * 60),
  username: 'lin',
  action,
  target,
  name,
  hash: '',
  address: '127.0.0.1',
})
const figures: Dashboard = {
  version: '1.4.0',
  started_at: ago(12 * 86_400 + 60),
  uptime: 0.99987,
  database: { kind: 'sqlite', bytes: 38_400_000 },
  visits: Array.from({ length: 14 }, (_, index) => ({
    day: dayOf(13 - index),
    visitors: index === 6 ? 1000 : 1050,
    views: 9,
  })),
  tools: [
    { tool: 'base64', views: 412 },
    { tool: 'gone-by-now', views: 300 },
  ],
  calls: [{ day: dayOf(0), calls: 4902, refused: 10, failed: 1 }],
  logins: [auditEntry(1, 'login', 'lin')],
  changes: [auditEntry(2, 'config.update', 'redirect_config')],
}
const nothing: Dashboard = { ...figures, uptime: null, visits: [], tools: [], calls: [], logins: [], changes: [] }

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const session = (id: number, own: boolean, agent: string): Session => ({
  id,
  username: 'admin',
  create_time: ago(9000),
  last_time: ago(2 * 3600),
  expires_at: ago(-9000),
  address: '127.0.0.1',
  agent,
  own,
})

const sessions = 'GET /admin/v1/sessions'
const answers = {
  'GET /auth/v1/user/info': admin,
  'GET /admin/v1/dashboard': figures,
  [sessions]: [session(2, false, 'curl/8.5.0'), session(1, true, firefox)],
  'GET /admin/v1/audit': {
    list: [auditEntry(3, 'record.delete', 'friend_link/7f3a', 'Old friend')],
    total: 1,
    page: 1,
    page_size: 10,
  },
}
const open = (language: 'en' | 'zh' = 'en') => openPage('/admin/dashboard', { user: admin, language })

beforeEach(() => page.viewport(1280, 800))
afterEach(() => vi.unstubAllGlobals())

test('the numbers come first', async () => {
  stubApi(answers)
  const { screen } = await open()
  const keyNumbers = () => [...document.querySelectorAll('main dl > div')].map((part) => part.textContent)
  const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(now)
  await expect.element(screen.getByText('Visitors today')).toBeVisible()
  expect(keyNumbers()).toEqual([
    `Visitors today1,050+5% compared with last ${weekday}`,
    'API calls today4,90211 errors, 0.2%',
    'Uptime, 30 days99.98%running for 12 days',
    'DatabaseSQLite38.4 MB',
  ])
})

test('what is missing is a dash with its reason, in Chinese too', async () => {
  stubApi({ ...answers, 'GET /admin/v1/dashboard': nothing })
  const { screen } = await open('zh')
  await expect.element(screen.getByText('运行一段时间后显示')).toBeVisible()
  expect([...document.querySelectorAll('main dl dd:nth-child(2)')].map((part) => part.textContent)).toEqual([
    ...['–', '–', '–', 'SQLite'],
  ])
  await expect.element(screen.getByText(/还没有人打开过工具/)).toBeVisible()
  await expect.element(screen.getByText(/还没有更改/)).toBeVisible()
})

test('the bars are a table to who does not see them', async () => {
  stubApi(answers)
  const { screen } = await open()
  const table = screen.getByRole('table', { name: 'Visitors per day' })
  await expect.element(table).toBeInTheDocument()
  expect(table.element().querySelectorAll('tbody tr')).toHaveLength(14)
  const last = [...table.element().querySelectorAll('tbody tr:last-child td')].map((cell) => cell.textContent)
  expect(last).toEqual(['1,050', '9'])
})

test('tools have their titles, and one that is gone is left out', async () => {
  stubApi(answers)
  const { screen } = await open()
  await expect.element(screen.getByRole('region', { name: 'Most visited tools' })).toMatchTextContent(/Base64.*412/)
  expect(document.body.textContent).not.toContain('gone-by-now')
})

test('devices are shown by browser and system, one’s own first, and each other can be logged out', async () => {
  const calls = stubApi({ ...answers, 'POST /admin/v1/sessions/end': null })
  const { screen } = await open()
  const devices = screen.getByRole('region', { name: 'Logged-in devices' }).getByRole('listitem')
  await expect.element(devices.first()).toMatchTextContent(/^Firefox, Linux.*this device/)
  await expect.element(devices.last()).toMatchTextContent(/^curl.*2 hours ago/)
  await screen.getByRole('button', { name: 'Log out curl' }).click()
  await expect.element(screen.getByRole('status').getByText('curl logged out')).toBeVisible()
  expect(calls.find(({ to }) => to.endsWith('/sessions/end'))?.body).toEqual({ id: 2 })
  await expect.poll(() => document.activeElement?.closest('main')).not.toBeNull()
})

test('changes and activity say who, what and when, and lead to the screen', async () => {
  stubApi(answers)
  const { screen } = await open('zh')
  const changes = screen.getByRole('region', { name: '最近更改' })
  await expect.element(changes).toMatchTextContent(/重定向lin，今天/)
  await expect.element(screen.getByRole('link', { name: '查看重定向' })).toHaveAttribute('href', '/admin/config')
  await expect.element(screen.getByRole('cell', { name: '删除条目' })).toBeVisible()
  await expect.element(screen.getByRole('cell', { name: '友情链接“Old friend”' })).toBeVisible()
})

test('a part that cannot be read says so in its place, and the others show', async () => {
  stubApi({ ...answers, 'GET /admin/v1/dashboard': { code: 404, msg: 'No such endpoint' } })
  const { screen } = await open()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('No such endpoint')
  await expect.element(screen.getByRole('button', { name: 'Log out curl' })).toBeVisible()
  stubApi(answers)
  await screen.getByRole('button', { name: 'Retry' }).click()
  await expect.element(screen.getByText('Visitors today')).toBeVisible()
})
