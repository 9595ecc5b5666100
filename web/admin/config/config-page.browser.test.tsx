import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { onSessionExpired } from '../../session/session.ts'
import { envelope, everythingStored, openConfig, stubServer } from './fixtures/open-config.tsx'

afterEach(() => vi.unstubAllGlobals())

const key = 'sk-1234567890abcd'
const proxy = 'http://user:secret-word@proxy.example:8080'
const site = { site_info: { site_name: 'Old', sub_title: 'Below' } }

test('only changed fields are sent, in one call with their versions, and what visitors read is replaced', async () => {
  const { updates } = stubServer(site)
  const { screen, router } = await openConfig()
  await screen.getByLabelText('Site name').fill('New')
  await screen.getByLabelText('Title in English', { exact: true }).fill('T')
  await expect.element(screen.getByText('2 unsaved changes')).toBeVisible()
  await screen.getByRole('link', { name: 'Search engine rules' }).click()
  await screen.getByLabelText('Rules').fill('noindex')
  await expect.element(screen.getByText('3 unsaved changes')).toBeVisible()
  await screen.getByRole('button', { name: 'Save changes' }).click()

  await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Save changes' })).not.toBeInTheDocument()
  expect(updates()).toEqual([
    {
      entries: [
        { name: 'site_info', version: 1, config: '{"site_name":"New","site_title":"T"}' },
        { name: 'seo_config', version: 1, config: '{"robots":"noindex"}' },
      ],
    },
  ])
  expect(router.options.context.boot.config.site_info.site_name).toBe('New')
  expect(JSON.parse(localStorage.getItem('app-config') ?? '').seo_config.robots).toBe('noindex')

  await screen.getByLabelText('Rules').fill('nofollow')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.poll(() => updates().length).toBe(2)
  expect(updates()[1]).toEqual({ entries: [{ name: 'seo_config', version: 2, config: '{"robots":"nofollow"}' }] })
})

test('a change that is taken back is none, and Discard can be undone', async () => {
  stubServer(site)
  const { screen } = await openConfig()
  const name = screen.getByLabelText('Site name')
  await name.fill('New')
  await expect.element(screen.getByText('1 unsaved change', { exact: true })).toBeVisible()
  await name.fill('Old')
  await expect.element(screen.getByText('1 unsaved change', { exact: true })).not.toBeInTheDocument()
  await name.fill('New')
  await screen.getByRole('button', { name: 'Discard' }).click()
  await expect.element(name).toHaveValue('Old')
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(name).toHaveValue('New')
})

test('the page speaks Chinese', async () => {
  stubServer(site)
  const { screen } = await openConfig('', 'zh')
  await screen.getByLabelText('网站名称').fill('新')
  await expect.element(screen.getByText('1 处未保存的更改')).toBeVisible()
  await screen.getByRole('button', { name: '保存更改' }).click()
  await expect.element(screen.getByText('更新成功')).toBeVisible()
})

test('what does not fit is named at its field and in a summary, the focus goes there, and nothing is sent', async () => {
  const { updates } = stubServer(site)
  const { screen } = await openConfig()
  await screen.getByLabelText('Contact email').fill('hello@example')
  await screen.getByRole('link', { name: 'Search engine rules' }).click()
  await screen.getByRole('button', { name: 'Save changes' }).click()

  const field = screen.getByLabelText('Contact email')
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveAccessibleDescription(/^Enter an email address such as/)
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('One field needs a correction before you can save: Contact email.')
  await screen.getByRole('link', { name: 'Search engine rules' }).click()
  await screen.getByRole('alert').getByRole('button', { name: 'Contact email' }).click()
  await expect.element(field).toHaveFocus()
  expect(updates()).toEqual([])

  await field.fill('hello@example.org')
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})

test('what the server refuses stands at the field it names', async () => {
  const message = 'The element <img> cannot be here'
  stubServer(site, {
    '/admin/v1/site_config/update': () =>
      envelope({ errors: [{ field: 'site_info.site_meta_script', message }] }, 400, message),
  })
  const { screen } = await openConfig()
  const field = screen.getByLabelText('Code for every page')
  await field.fill('<img>')
  await screen.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAccessibleDescription(new RegExp(message))
  await expect.element(screen.getByText('1 unsaved change', { exact: true })).toBeVisible()
})

test.each([
  ['the server’s message', () => envelope(null, 500, '服务器内部错误'), '服务器内部错误'],
  ['our own where there is none', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to save'],
])('a failure shows %s, and the changes stay', async (_, answer, message) => {
  stubServer(site, { '/admin/v1/site_config/update': answer })
  const { screen } = await openConfig()
  await screen.getByLabelText('Site name').fill('New')
  await screen.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(screen.getByText(message)).toBeVisible()
  await expect.element(screen.getByLabelText('Site name')).toHaveValue('New')
})

test('a stale version shows theirs beside yours, and can be overwritten', async () => {
  const server = stubServer(site)
  const { screen, router } = await openConfig()
  await screen.getByLabelText('Site name').fill('Mine')
  server.change('site_info', { site_name: 'Theirs', sub_title: 'Their line' })
  await screen.getByRole('button', { name: 'Save changes' }).click()

  await screen.getByRole('button', { name: 'Show their version' }).click()
  const rows = () => [...document.querySelectorAll('[role=alert] dl > div')].map((row) => row.textContent)
  expect(rows()).toEqual([
    'Site nameTheirs: TheirsYours: MineUse theirs',
    'Subtitle in EnglishTheirs: Their lineYours: not changed; theirs stays',
  ])
  await screen.getByRole('button', { name: 'Save mine anyway' }).click()
  await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible()
  expect(server.updates().at(-1)).toEqual({
    entries: [{ name: 'site_info', version: 2, config: '{"site_name":"Mine"}' }],
  })
  expect(router.options.context.boot.config.site_info.sub_title).toBe('Their line')
})

test('their value can be taken instead, field by field', async () => {
  const server = stubServer(site)
  const { screen } = await openConfig()
  await screen.getByLabelText('Site name').fill('Mine')
  server.change('site_info', { site_name: 'Theirs' })
  await screen.getByRole('button', { name: 'Save changes' }).click()
  await screen.getByRole('button', { name: 'Show their version' }).click()
  await screen.getByRole('button', { name: 'Use theirs' }).click()
  await expect.element(screen.getByLabelText('Site name')).toHaveValue('Theirs')
  await expect.element(screen.getByRole('button', { name: 'Save changes' })).not.toBeInTheDocument()
})

test('secrets show their last four characters and are kept nowhere', async () => {
  const { updates } = stubServer({
    ai_config: { keys: [key], gen_seo_prompt: 'my-prompt' },
    proxy_config: { proxies: [proxy, 'http://open.example:1'] },
  })
  const { screen, router } = await openConfig('#ai_config')
  await expect.element(screen.getByText('…abcd', { exact: true })).toBeVisible()
  expect(screen.container.innerHTML).not.toContain(key)
  await screen.getByLabelText('New key').fill('sk-another-secret-wxyz')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(screen.getByText('…wxyz', { exact: true })).toBeVisible()
  await expect.poll(() => updates().length).toBe(1)
  expect(updates()).toEqual([
    { entries: [{ name: 'ai_config', version: 1, config: JSON.stringify({ keys: [key, 'sk-another-secret-wxyz'] }) }] },
  ])
  await screen.getByRole('link', { name: 'Proxies' }).click()
  await expect.element(screen.getByText('…8080', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('http://open.example:1', { exact: true })).toBeVisible()
  expect(screen.container.innerHTML).not.toContain('secret')
  for (const secret of ['sk-', 'secret', 'my-prompt']) {
    expect(everythingStored()).not.toContain(secret)
    expect(router.latestLocation.href).not.toContain(secret)
  }
})

test('a secret is replaced or removed', async () => {
  const { updates } = stubServer({ ai_config: { keys: [key, 'sk-second-secret-1111'] } })
  const { screen } = await openConfig('#ai_config')
  await screen.getByRole('button', { name: 'Replace …abcd' }).click()
  await expect.element(screen.getByLabelText('Replace …abcd')).toHaveValue('')
  await userEvent.keyboard('sk-new-secret-2222{Enter}')
  await screen.getByRole('button', { name: 'Remove …1111' }).click()
  await screen.getByRole('button', { name: 'Save changes' }).click()
  await expect.poll(() => updates()[0]).toMatchObject({ entries: [{ config: '{"keys":["sk-new-secret-2222"]}' }] })
})

test('leaving with something unsaved asks, and another section is no leaving', async () => {
  stubServer(site)
  const { screen, router } = await openConfig()
  await screen.getByLabelText('Site name').fill('New')
  await screen.getByRole('link', { name: 'Redirects' }).click()
  await expect.element(screen.getByText('No redirects')).toBeVisible()
  void router.navigate({ to: '/admin/dashboard' as never })
  await screen.getByRole('button', { name: 'Stay' }).click()
  await expect.element(screen.getByText('1 unsaved change', { exact: true })).toBeVisible()
  void router.navigate({ to: '/admin/dashboard' as never })
  await screen.getByRole('button', { name: 'Leave' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
})

test('a section is reset to its defaults in the draft, and nothing is sent', async () => {
  const { updates } = stubServer(site)
  const { screen } = await openConfig()
  await screen.getByRole('button', { name: 'Reset Site info to its defaults' }).click()
  await expect.element(screen.getByLabelText('Site name')).toHaveValue('')
  await expect.element(screen.getByText('2 unsaved changes')).toBeVisible()
  expect(updates()).toEqual([])
})

test('what was typed when the session was lost is there after the next login, and nowhere on the device', async () => {
  const sections = { ai_config: { keys: [key] } }
  stubServer(sections, { '/admin/v1/site_config/update': () => envelope(null, 403, '请刷新页面登录') })
  const lost = vi.fn()
  const end = onSessionExpired(lost)
  const { screen } = await openConfig('#ai_config')
  await screen.getByLabelText('New key').fill('sk-typed-and-lost-7777')
  await screen.getByLabelText('Model').fill('small')
  await screen.getByRole('button', { name: 'Save changes' }).click()
  await expect.poll(() => lost).toHaveBeenCalled()
  end()
  await expect.element(screen.getByRole('button', { name: 'Save changes' })).toBeEnabled()
  await screen.unmount()
  expect(everythingStored()).not.toContain('7777')

  stubServer(sections)
  const again = await openConfig('#ai_config')
  await expect.element(again.screen.getByText('2 unsaved changes')).toBeVisible()
  await expect.element(again.screen.getByText('…7777', { exact: true })).toBeVisible()
  await again.screen.unmount()
  const third = await openConfig('#ai_config')
  await expect.element(third.screen.getByLabelText('Model')).toHaveValue('')
})
