import { afterEach, expect, test, vi } from 'vitest'
import { openConfig, stubServer } from './fixtures/open-config.tsx'

afterEach(() => vi.unstubAllGlobals())

test('a text is given in each language; the field itself stays one text', async () => {
  const { updates } = stubServer({ site_info: { main_title: 'Good tools' } })
  const { screen, router } = await openConfig()
  await expect.element(screen.getByLabelText('Headline in English')).toHaveValue('Good tools')
  const chinese = screen.getByLabelText('Headline in Chinese')
  await expect.element(chinese).toHaveAttribute('placeholder', 'Good tools')
  await chinese.fill('好工具')
  await screen.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Save changes' })).not.toBeInTheDocument()
  expect(updates()).toEqual([
    { entries: [{ name: 'site_info', version: 1, config: '{"translations":{"zh":{"main_title":"好工具"}}}' }] },
  ])
  expect(router.options.context.boot.config.site_info).toMatchObject({
    main_title: 'Good tools',
    translations: { zh: { main_title: '好工具' } },
  })
})

test('an empty field shows what holds instead, in its language', async () => {
  stubServer({ site_info: { site_name: 'Bench', sub_title: '一句话' } })
  const { screen } = await openConfig()
  const expectPlaceholder = (label: string, text: string) =>
    expect.element(screen.getByLabelText(label, { exact: true })).toHaveAttribute('placeholder', text)
  await expectPlaceholder('Title in English', 'Bench: free online tools')
  await expectPlaceholder('Title in Chinese', 'Bench：免费在线工具')
  await expectPlaceholder('Headline in Chinese', '好工具，就在手边')
  await expectPlaceholder('Subtitle in English', '一句话')
  await expectPlaceholder('Address', 'http://here.example')
  await screen.getByLabelText('Title in English').fill('All tools')
  await screen.getByRole('link', { name: 'Search and social' }).click()
  await expectPlaceholder('Title in Chinese', 'All tools')
  await expectPlaceholder('Title when shared in English', 'All tools')
})

test('a text that is too long is named by its language, and the focus goes there', async () => {
  stubServer()
  const { screen } = await openConfig('#site_seo')
  await screen.getByLabelText('Title in Chinese', { exact: true }).fill('长'.repeat(201))
  await screen.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Title in Chinese/)
  await expect.element(screen.getByLabelText('Title in Chinese', { exact: true })).toHaveFocus()
})

test('the preview shows each language as its readers will see it', async () => {
  stubServer({ site_seo: { meta_title: 'Found' } })
  const { screen } = await openConfig('#site_seo')
  await screen.getByLabelText('Title in Chinese', { exact: true }).fill('找到')
  const preview = screen.getByRole('complementary', { name: 'Preview' })
  await expect.element(preview.getByText('Found').first()).toBeVisible()
  await preview.getByText('中文').click()
  await expect.element(preview.getByText('找到').first()).toBeVisible()
})

test('an emptied number means the default, and no zero stays before what is typed', async () => {
  const { updates } = stubServer({ ai_config: { retry_times: 7 } })
  const { screen } = await openConfig('#ai_config')
  const retries = screen.getByLabelText('Retries for each key')
  await retries.fill('')
  await expect.element(retries).toHaveValue('')
  await expect.element(retries).toHaveAttribute('placeholder', '3')
  await screen.getByRole('button', { name: 'Save changes' }).click()
  await expect.poll(updates).toEqual([{ entries: [{ name: 'ai_config', version: 1, config: '{"retry_times":3}' }] }])
  await retries.fill('06')
  await expect.element(retries).toHaveValue('6')
})
