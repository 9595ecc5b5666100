import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openConfig, stubServer } from './fixtures/open-config.tsx'

afterEach(() => vi.unstubAllGlobals())

const redirect = (from: string) => ({ from, to: '/', code: 302, enable: true })

test('redirects are added, filled in, and found wrong at their own fields', async () => {
  const { updates } = stubServer({ redirect_config: { redirects: [redirect('/a')] } })
  const { screen } = await openConfig('#redirect_config')
  await screen.getByRole('button', { name: 'Add a redirect' }).click()
  const from = screen.getByLabelText('From, row 2')
  await expect.element(from).toHaveFocus()
  await from.fill('/a')
  await screen.getByLabelText('To, row 2').fill('/new')
  await screen.getByLabelText('Code, row 2').selectOptions('301')
  await screen.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(from).toHaveAccessibleDescription('This path already has a redirect')
  await from.fill('/b')
  await screen.getByRole('button', { name: 'Save changes' }).click()
  await expect.poll(() => updates().length).toBe(1)
  const redirects = [redirect('/a'), { from: '/b', to: '/new', code: 301, enable: true }]
  expect(updates()).toEqual([
    { entries: [{ name: 'redirect_config', version: 1, config: JSON.stringify({ redirects }) }] },
  ])
})

test('redirects are put in order by keyboard', async () => {
  stubServer({ redirect_config: { redirects: [redirect('/a'), redirect('/b')] } })
  const { screen } = await openConfig('#redirect_config')
  const handle = screen.getByRole('button', { name: 'Move row 1' })
  await expect.element(handle).toBeVisible()
  ;(handle.element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
  await expect.element(screen.getByText('Row 1 lifted, place 1 of 2')).toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByText('Row 1, place 2 of 2')).toBeInTheDocument()
  await userEvent.keyboard(' ')
  await expect.element(screen.getByLabelText('From, row 1')).toHaveValue('/b')
  await expect.element(screen.getByLabelText('From, row 2')).toHaveValue('/a')
})

test('keywords are added by Enter, by a comma and by leaving, once each, and taken back by Backspace', async () => {
  stubServer({ site_info: { site_keywords: ['json'] } })
  const { screen } = await openConfig()
  const line = screen.getByRole('textbox', { name: 'Keywords' })
  await line.click()
  await userEvent.keyboard('base64{Enter}md5,json,regex')
  await screen.getByLabelText('Site name').click()
  const words = () => [...document.querySelectorAll('[data-entry] > span')].map((pill) => pill.textContent)
  await expect.poll(words).toEqual(['json', 'base64', 'md5', 'regex'])
  await line.click()
  await userEvent.keyboard('{Backspace}')
  await expect.poll(words).toEqual(['json', 'base64', 'md5'])
  await expect.element(screen.getByText('1 unsaved change', { exact: true })).toBeVisible()
})

test('a new page opens with the focus on its path, and a second entry for the same page says so', async () => {
  const page = { path: '/', lng: 'en', title: '', keywords: '', description: '' }
  stubServer({ page_seo_config: { kd_contents: [page] } })
  const { screen } = await openConfig('#page_seo_config')
  await screen.getByRole('button', { name: 'Add a page' }).click()
  const path = screen.getByLabelText('Path')
  await expect.element(path).toHaveFocus()
  await path.fill('/')
  await expect.element(path).toHaveAccessibleDescription(/only the first one is used/)
  const title = screen.getByRole('textbox', { name: 'Title' })
  await expect.element(title).toHaveAttribute('placeholder', 'Toolbench: free online tools')
  await screen.getByRole('textbox', { name: 'Title' }).fill('My front page')
  await screen.getByRole('button', { name: 'Remove this page' }).click()
  await expect.element(screen.getByText(/unsaved/)).not.toBeInTheDocument()
})
