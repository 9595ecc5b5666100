import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { admin } from '../../session/fixtures/answers.ts'
import { openPage } from '../../session/fixtures/open-page.tsx'
import { banOf, linkOf, serveRecords } from './fixtures/records.ts'

beforeEach(() => page.viewport(1280, 800))
afterEach(() => vi.unstubAllGlobals())

const open = (language: 'en' | 'zh' = 'en') => openPage('/admin/data-list', { user: admin, language })
const three = [linkOf(1, 'Alpha'), linkOf(2, 'Beta'), linkOf(3, 'Gamma')]

/** The names of the rows, in order. */
const names = () => [...document.querySelectorAll('tbody td:nth-child(3)')].map((cell) => cell.textContent?.trim())

test('kinds are tabs with their counts', async () => {
  serveRecords([...three, banOf(4, ['BadBot'])])
  const { screen } = await open()
  await expect.element(screen.getByRole('tab', { name: 'Friend links 3' })).toBeVisible()
  await expect.poll(names).toEqual(['Alpha', 'Beta', 'Gamma'])
  await screen.getByRole('tab', { name: 'Blocked bots 1' }).click()
  await expect.poll(names).toEqual(['BadBot'])
  await expect.element(screen.getByRole('button', { name: 'New blocked bot' })).toBeVisible()
})

test('an empty list says so in one sentence, with the way to fill it', async () => {
  serveRecords([])
  const { screen } = await open('zh')
  await expect.element(screen.getByText('还没有友情链接。它们显示在每个页面的页脚。')).toBeVisible()
  await screen.getByRole('tabpanel').getByRole('button', { name: '新建友情链接' }).click()
  await expect.element(screen.getByRole('dialog', { name: '新建友情链接' })).toBeVisible()
})

test('a refusal shows the server’s sentence, silence the specification’s, and it can be tried again', async () => {
  const call = 'GET /admin/v1/data_list/sort_data'
  serveRecords(three, { [call]: { status: 200, code: 400, msg: 'The list is away' } })
  const { screen } = await open()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The list is away')
  serveRecords(three, { [call]: { code: 404 } })
  await screen.getByRole('button', { name: 'Retry' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Failed to fetch data list')
  serveRecords(three)
  await screen.getByRole('button', { name: 'Retry' }).click()
  await expect.poll(names).toEqual(['Alpha', 'Beta', 'Gamma'])
})

test('a switch writes the value with the version that was read, then the next one', async () => {
  const { sentTo } = serveRecords(three)
  const { screen } = await open()
  const toggle = screen.getByRole('switch', { name: 'Shown: Beta' })
  await toggle.click()
  await expect.element(toggle).not.toBeChecked()
  await toggle.click()
  await expect.poll(() => sentTo('update').length).toBe(2)
  const [off, on] = sentTo('update') as { id: number; value: string; version: number }[]
  expect([off?.id, off?.version, on?.version]).toEqual([2, 1, 2])
  expect(JSON.parse(off?.value ?? '')).toMatchObject({ name: 'Beta', enable: false })
  expect(JSON.parse(on?.value ?? '')).toMatchObject({ enable: true })
})

test('what was changed elsewhere meanwhile is shown, and the list is as the server has it', async () => {
  const stale = { code: 409, msg: '配置已被修改，请刷新后重试', data: { conflicts: [{ name: 'key-2', version: 9 }] } }
  serveRecords(three, { 'POST /admin/v1/data_list/update': stale })
  const { screen } = await open()
  await screen.getByRole('switch', { name: 'Shown: Beta' }).click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Someone else changed this/)
  await expect.element(screen.getByRole('switch', { name: 'Shown: Beta' })).toBeChecked()
})

test('one delete is done at once, and Undo creates it again where it was', async () => {
  const { sentTo } = serveRecords(three)
  const { screen } = await open()
  await screen.getByRole('button', { name: 'Delete Beta' }).click()
  await expect.poll(names).toEqual(['Alpha', 'Gamma'])
  expect(sentTo('delete')).toEqual([{ id: 2 }])
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Delete Gamma')
  await expect.element(screen.getByRole('status').getByText('“Beta” deleted')).toBeVisible()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(names).toEqual(['Alpha', 'Beta', 'Gamma'])
  expect(sentTo('create')).toEqual([{ kind: 'friend_link', key: 'key-2', value: three[1]?.value, sort: 20 }])
})

test('several are deleted after a question that names the number', async () => {
  const { sentTo } = serveRecords(three)
  const { screen } = await open()
  await screen.getByRole('checkbox', { name: 'Select Alpha' }).click()
  await screen.getByRole('checkbox', { name: 'Select Gamma' }).click()
  await expect.element(screen.getByText('2 selected')).toBeVisible()
  await screen.getByRole('button', { name: 'Delete', exact: true }).click()
  const dialog = screen.getByRole('dialog', { name: 'Delete 2 friend links?' })
  await dialog.getByRole('button', { name: 'Cancel' }).last().click()
  expect(sentTo('delete')).toEqual([])
  await screen.getByRole('button', { name: 'Delete', exact: true }).click()
  await dialog.getByRole('button', { name: 'Delete 2' }).click()
  await expect.poll(names).toEqual(['Beta'])
  expect(sentTo('delete')).toEqual([{ ids: [1, 3] }])
  // The bar that opened the question is gone.
  await expect.poll(() => document.activeElement?.closest('main')).not.toBeNull()
})

test('several are switched off, all of the page by one tick', async () => {
  const { sentTo, held } = serveRecords(three)
  const { screen } = await open()
  await screen.getByRole('checkbox', { name: 'Select all on this page' }).click()
  await screen.getByRole('button', { name: 'Hide' }).click()
  await expect.poll(() => sentTo('update').length).toBe(3)
  expect(held().every(({ value }) => !JSON.parse(value).enable)).toBe(true)
})

test('the order is changed by keyboard, every step is announced, and one number is written', async () => {
  const { sentTo } = serveRecords(three)
  const { screen } = await open()
  const handle = screen.getByRole('button', { name: 'Move Gamma' })
  await expect.element(handle).toBeVisible()
  ;(handle.element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
  await expect.element(screen.getByText('Gamma lifted, place 3 of 3')).toBeInTheDocument()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(screen.getByText('Gamma, place 2 of 3')).toBeInTheDocument()
  await userEvent.keyboard(' ')
  await expect.poll(names).toEqual(['Alpha', 'Gamma', 'Beta'])
  await expect.poll(() => sentTo('update')).toEqual([{ id: 3, sort: 15, version: 1 }])
})

test('a search asks the server, and nothing can be moved in what it finds', async () => {
  const { calls } = serveRecords(three)
  const { screen } = await open()
  await screen.getByRole('searchbox', { name: 'Search names and links' }).fill('Beta')
  await expect.poll(names).toEqual(['Beta'])
  const asked = new URLSearchParams(calls.find(({ to }) => to.includes('data_list/list'))?.to.split('?')[1])
  expect(Object.fromEntries(asked)).toEqual({ kinds: 'friend_link', keyword: 'Beta', page: '1', page_size: '20' })
  await expect.element(screen.getByRole('button', { name: 'Clear the search to change the order' })).toBeDisabled()
  await screen.getByRole('searchbox').fill('nobody')
  await expect.element(screen.getByText('No friend link matches “nobody”')).toBeVisible()
  await screen.getByRole('searchbox').fill('')
  await expect.poll(names).toEqual(['Alpha', 'Beta', 'Gamma'])
})

test('more than a page has pages', async () => {
  serveRecords(Array.from({ length: 23 }, (_, index) => linkOf(index + 1, `Friend ${index + 1}`)))
  const { screen } = await open()
  await expect.element(screen.getByText('1–20 of 23')).toBeVisible()
  await screen.getByRole('button', { name: 'Next page' }).click()
  await expect.element(screen.getByText('21–23 of 23')).toBeVisible()
  await expect.poll(names).toEqual(['Friend 21', 'Friend 22', 'Friend 23'])
  await expect.element(screen.getByRole('button', { name: 'Next page' })).toBeDisabled()
})
