import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { admin } from '../../session/fixtures/answers.ts'
import { openPage } from '../../session/fixtures/open-page.tsx'
import { banOf, linkOf, serveRecords } from './fixtures/records.ts'

beforeEach(() => page.viewport(1280, 800))
afterEach(() => vi.unstubAllGlobals())

const open = (language: 'en' | 'zh' = 'en') => openPage('/admin/data-list', { user: admin, language })
const two = [linkOf(1, 'Alpha'), linkOf(2, 'Beta')]

test('a new link is checked at its fields, sent without what was left empty, and put at the end', async () => {
  const { sentTo } = serveRecords(two)
  const { screen } = await open()
  await screen.getByRole('button', { name: 'New friend link' }).click()
  const dialog = screen.getByRole('dialog', { name: 'New friend link' })
  await dialog.getByLabelText('Link').fill('plaintype.example')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect.element(dialog.getByLabelText('Name')).toHaveAccessibleDescription('Enter a name')
  await expect.element(dialog.getByLabelText('Name')).toHaveFocus()
  await expect.element(dialog.getByLabelText('Link')).toHaveAccessibleDescription(/begins with http/)
  expect(sentTo('create')).toEqual([])

  await dialog.getByLabelText('Name').fill('Plain Type')
  await dialog.getByLabelText('Link').fill('https://plaintype.example')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByRole('cell', { name: 'Plain Type', exact: true })).toBeVisible()
  expect(sentTo('create')).toEqual([
    {
      kind: 'friend_link',
      value: { name: 'Plain Type', link: 'https://plaintype.example', open_blank: true, enable: true },
      sort: 30,
    },
  ])
})

test('an edit sends the version that was opened, and the key and the place only where they were changed', async () => {
  const { sentTo } = serveRecords(two)
  const { screen } = await open()
  await screen.getByRole('button', { name: 'Edit Beta' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Edit friend link' })
  await dialog.getByLabelText('Name').fill('Beta 2')
  await dialog.getByLabelText('Order').fill('5')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  const [sent] = sentTo('update') as { value: object }[]
  expect(sent).toMatchObject({ id: 2, sort: 5, version: 1, value: { name: 'Beta 2' } })
  expect(sent).not.toHaveProperty('key')
})

test('a key that is taken is shown at its field', async () => {
  serveRecords(two, { 'POST /admin/v1/data_list/update': { code: 409, msg: 'taken' } })
  const { screen } = await open('zh')
  await screen.getByRole('button', { name: '编辑“Beta”' }).click()
  await screen.getByLabelText('标识').fill('key-1')
  await screen.getByRole('button', { name: '保存更改' }).click()
  await expect.element(screen.getByLabelText('标识')).toHaveAccessibleDescription(/已有条目使用此标识/)
  await expect.element(screen.getByLabelText('标识')).toHaveFocus()
})

const stale = { code: 409, msg: '配置已被修改，请刷新后重试', data: { conflicts: [{ name: 'key-2', version: 2 }] } }

test('a record that was changed meanwhile can be looked at', async () => {
  serveRecords(two)
  const { screen } = await open()
  await screen.getByRole('button', { name: 'Edit Beta' }).click()
  serveRecords([linkOf(1, 'Alpha'), linkOf(2, 'Theirs', { version: 2 })], { 'POST /admin/v1/data_list/update': stale })
  const name = screen.getByRole('dialog').getByLabelText('Name')
  await name.fill('Mine')
  await screen.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(screen.getByText(/Someone else changed this entry/)).toBeVisible()
  await expect.element(name).toHaveValue('Mine')
  await screen.getByRole('button', { name: 'Show their version' }).click()
  await expect.element(name).toHaveValue('Theirs')
})

test('a record that was changed meanwhile can be overwritten', async () => {
  serveRecords(two, { 'POST /admin/v1/data_list/update': stale })
  const { screen } = await open()
  await screen.getByRole('button', { name: 'Edit Beta' }).click()
  await screen.getByRole('dialog').getByLabelText('Name').fill('Mine')
  await screen.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(screen.getByText(/Someone else changed this entry/)).toBeVisible()
  const { sentTo } = serveRecords(two)
  await screen.getByRole('button', { name: 'Save mine anyway' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(sentTo('update')[0]).not.toHaveProperty('version')
})

test('what the server refuses is shown at its field, everything else in the form, and what was typed stays', async () => {
  const data = { errors: [{ field: 'value.link', message: 'This link is not welcome' }] }
  serveRecords(two, { 'POST /admin/v1/data_list/update': { code: 400, msg: 'value.link: no', data } })
  const { screen } = await open()
  await screen.getByRole('button', { name: 'Edit Beta' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(dialog.getByLabelText('Link')).toHaveAccessibleDescription('This link is not welcome')
  serveRecords(two, { 'POST /admin/v1/data_list/update': { code: 404, msg: 'There is no such record' } })
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('There is no such record')
  await expect.element(dialog.getByLabelText('Name')).toHaveValue('Beta')
})

test('who is about to keep out their own browser is warned, in the form and in the list', async () => {
  serveRecords([banOf(1, ['BadBot']), banOf(2, ['mozilla'])])
  const { screen } = await open()
  await screen.getByRole('tab', { name: /Blocked bots/ }).click()
  await expect.element(screen.getByText('Includes your browser')).toBeVisible()
  await screen.getByRole('button', { name: 'Edit BadBot' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByLabelText(/^User-Agents to block/).fill('BadBot\nChrome')
  await expect.element(dialog.getByText(/“Chrome” is part of the User-Agent/)).toBeVisible()
  await dialog.getByRole('switch', { name: 'Blocked' }).click()
  await expect.element(dialog.getByText(/“Chrome” is part of the User-Agent/)).not.toBeInTheDocument()
})

test('Ctrl+S saves', async () => {
  const { sentTo } = serveRecords(two)
  const { screen } = await open()
  await screen.getByRole('button', { name: 'Edit Beta' }).click()
  await screen.getByRole('dialog').getByLabelText('Name').fill('Beta 2')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(sentTo('update')).toHaveLength(1)
})

test('a record is deleted from its form too, as on a phone', async () => {
  const { sentTo } = serveRecords(two)
  const { screen } = await open()
  await screen.getByRole('button', { name: 'Edit Beta' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(screen.getByRole('status').getByText('“Beta” deleted')).toBeVisible()
  expect(sentTo('delete')).toEqual([{ id: 2 }])
  // The edit button that opened the form is gone with its row.
  await expect.poll(() => document.activeElement?.closest('main')).not.toBeNull()
})

test('a record that is saved late closes its own form, and not the one that is open by then', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  serveRecords(two, { 'POST /admin/v1/data_list/update': () => promise })
  const { screen } = await open()
  await screen.getByRole('button', { name: 'Edit Alpha' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByLabelText('Name').fill('Alpha 2')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Edit Beta' }).click()
  await dialog.getByLabelText('Name').fill('Beta 2')
  resolve(linkOf(1, 'Alpha 2'))
  const toast = screen.getByText('Saved', { exact: true })
  await expect.element(toast).toBeVisible()
  // The form's fade-out is shorter than the toast's time.
  await expect.element(toast).not.toBeInTheDocument()
  await expect.element(dialog.getByLabelText('Name')).toHaveValue('Beta 2')
})
