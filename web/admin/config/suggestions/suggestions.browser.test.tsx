import { afterEach, expect, test, vi } from 'vitest'
import { envelope, openConfig, stubServer } from '../fixtures/open-config.tsx'

afterEach(() => vi.unstubAllGlobals())

const proposal = { title: 'New title', description: 'New words', keywords: ['a', 'b'] }
const on = { ai_config: { enable_ai: true }, site_seo: { meta_title: '旧标题' } }
const path = '/admin/v1/ai/seo'

test('a proposal stands beside the present text, to be used or dismissed one by one, and nothing is saved', async () => {
  const { sent, updates } = stubServer(on, { [path]: () => envelope(proposal) })
  const { screen } = await openConfig('#site_seo')
  const languages = screen.getByRole('radiogroup', { name: 'Suggest texts in' })
  await languages.getByText('中文').click()
  await screen.getByRole('button', { name: 'Suggest' }).click()
  const row = screen.getByRole('group', { name: 'Title' })
  await expect.element(row.getByText('旧标题')).toBeVisible()
  await expect.element(row.getByText('New title')).toBeVisible()
  expect(sent.find((call) => call.path === path)?.body).toEqual({ kind: 'site', lng: 'zh' })

  await row.getByRole('button', { name: 'Use: Title' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Title in Chinese', exact: true })).toHaveValue('New title')
  await screen.getByRole('button', { name: 'Dismiss: Description' }).click()
  await screen.getByRole('button', { name: 'Use: Keywords' }).click()
  await expect.element(screen.getByRole('button', { name: 'Remove b' })).toBeVisible()
  await expect.element(screen.getByRole('group')).not.toBeInTheDocument()
  await expect.element(screen.getByText('2 unsaved changes')).toBeVisible()
  expect(updates()).toEqual([])
})

test('the texts of a page are asked for by its path, in its language', async () => {
  const page = { path: '/tools/md5', lng: 'zh', title: 'T', keywords: '', description: '', note: 'own' }
  const { sent, updates } = stubServer(
    { ...on, page_seo_config: { kd_contents: ['a text', page] } },
    { [path]: () => envelope(proposal) },
  )
  const { screen } = await openConfig('#page_seo_config')
  await screen.getByRole('button', { name: /^\/tools\/md5/ }).click()
  await screen.getByRole('button', { name: 'Suggest' }).click()
  await screen.getByRole('button', { name: 'Use: Keywords' }).click()
  expect(sent.find((call) => call.path === path)?.body).toEqual({ kind: 'page', path: '/tools/md5', lng: 'zh' })
  await screen.getByRole('button', { name: 'Save changes' }).click()
  await expect.poll(() => updates().length).toBe(1)
  expect(updates()).toEqual([
    {
      entries: [
        {
          name: 'page_seo_config',
          version: 1,
          config: JSON.stringify({ kd_contents: ['a text', { ...page, keywords: 'a, b' }] }),
        },
      ],
    },
  ])
})

test('an error stands where it was asked', async () => {
  stubServer(on, { [path]: () => envelope(null, 502, 'No key was taken: …abcd') })
  const { screen } = await openConfig('#site_seo')
  await screen.getByRole('button', { name: 'Suggest' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('No suggestion: No key was taken: …abcd')
})

test('while they are off, or not saved as on, it says so', async () => {
  stubServer()
  const { screen } = await openConfig('#site_seo')
  await expect.element(screen.getByRole('button', { name: 'Suggest' })).toBeDisabled()
  await expect.element(screen.getByText(/^Text suggestions are off/)).toBeVisible()
  await screen.getByRole('button', { name: 'Settings' }).click()
  const toggle = screen.getByRole('switch', { name: 'Suggest texts' })
  await expect.element(toggle).toHaveFocus()
  await screen.getByText('Suggest texts').click()
  await screen.getByRole('link', { name: 'Search and social' }).click()
  await expect.element(screen.getByText(/^Save the changes first/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Suggest' })).toBeDisabled()
})
