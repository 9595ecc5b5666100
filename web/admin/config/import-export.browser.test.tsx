import { afterEach, expect, test, vi } from 'vitest'
import { chooseFiles } from '#ui/transfer/fixtures/bring.ts'
import { openConfig, stubServer } from './fixtures/open-config.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const sections = { site_info: { site_name: 'Old' }, ai_config: { keys: ['sk-1234567890abcd'] } }

function choose(container: HTMLElement, text: string): void {
  const file = new File([text], 'config.json', { type: 'application/json' })
  chooseFiles(container.querySelector('input[type=file]'), file)
}

test('the export warns of what it holds, then hands over all that is saved', async () => {
  stubServer(sections)
  const files: File[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as File)
    return 'blob:here'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { screen } = await openConfig()
  await screen.getByLabelText('Site name').fill('Unsaved')
  await screen.getByRole('button', { name: 'Export' }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByText(/your keys and the passwords of proxies/)).toBeVisible()
  await expect.element(dialog.getByText(/unsaved changes are not included/)).toBeVisible()
  expect(files).toEqual([])
  await dialog.getByRole('button', { name: 'Export' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(JSON.parse((await files[0]?.text()) ?? '')).toMatchObject(sections)
})

test('an import goes into the draft, shows what changes, and can be undone', async () => {
  const { updates } = stubServer(sections)
  const { screen } = await openConfig()
  await expect.element(screen.getByLabelText('Site name')).toHaveValue('Old')
  choose(screen.container, '{"site_info":{"site_name":"New"},"seo_config":{"robots":"noindex"},"else":{}}')
  await expect.element(screen.getByLabelText('Site name')).toHaveValue('New')
  await expect.element(screen.getByText('2 unsaved changes')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Search engine rules Unsaved' })).toBeVisible()
  await expect.element(screen.getByText(/has no such setting: else/)).toBeVisible()
  expect(updates()).toEqual([])
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(screen.getByLabelText('Site name')).toHaveValue('Old')
})

test('a file that does not fit is refused whole, with its issues', async () => {
  stubServer(sections)
  const { screen } = await openConfig()
  await expect.element(screen.getByLabelText('Site name')).toHaveValue('Old')
  choose(screen.container, '{"site_info":{"site_name":"New","site_url":"nowhere"}}')
  await expect.element(screen.getByText(/Nothing was imported/)).toBeVisible()
  await expect.element(screen.getByText('site_info.site_url')).toBeVisible()
  await expect.element(screen.getByLabelText('Site name')).toHaveValue('Old')
  choose(screen.container, 'no json')
  await expect.element(screen.getByText(/There is no configuration in this file/)).toBeVisible()
})

test('of two files the one that was chosen last is imported, into the draft as it is by then', async () => {
  stubServer(sections)
  const { screen } = await openConfig()
  await expect.element(screen.getByLabelText('Site name')).toHaveValue('Old')
  const [slow, fast] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  vi.spyOn(Blob.prototype, 'text').mockReturnValueOnce(slow.promise).mockReturnValueOnce(fast.promise)
  choose(screen.container, '')
  choose(screen.container, '')
  await screen.getByLabelText('Site name').fill('Typed')
  fast.resolve('{"seo_config":{"robots":"noindex"}}')
  await expect.element(screen.getByText('2 unsaved changes')).toBeVisible()
  slow.resolve('{"site_info":{"main_title":"Slow"}}')
  await screen.getByLabelText('Site name').fill('Typed again')
  await expect.element(screen.getByText('2 unsaved changes')).toBeVisible()
  await expect.element(screen.getByLabelText('Site name')).toHaveValue('Typed again')
})
