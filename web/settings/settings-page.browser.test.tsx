import { get } from 'idb-keyval'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { historyOf } from '#ui/device/history.ts'
import { savedFile } from '#ui/fixtures/saved-file.ts'
import { chooseFiles } from '#ui/transfer/fixtures/bring.ts'
import { clearStorage } from './fixtures/clear-storage.ts'
import { fillStorage } from './fixtures/fill-storage.ts'
import { openSettings } from './fixtures/open-settings.tsx'

beforeEach(clearStorage)
afterEach(clearStorage)

type Screen = Awaited<ReturnType<typeof openSettings>>

const rowOf = (screen: Screen, kind: string) => screen.container.querySelector(`[data-kind="${kind}"]`)
const countOf = (screen: Screen, kind: string) => rowOf(screen, kind)?.querySelector('[data-count]')?.textContent
const buttonOf = (screen: Screen, name: string) => screen.getByRole('button', { name, exact: true })

/** Chooses a file for the import button. */
function importFile(screen: Screen, file: File): void {
  chooseFiles(screen.container.querySelector('input[type=file]'), file)
}

test('each kind says how much of it is kept, and what is kept later is counted too', async () => {
  const screen = await openSettings()
  await expect.poll(() => countOf(screen, 'favorites')).toBe('Nothing')
  await fillStorage()
  dispatchEvent(new StorageEvent('storage', { key: 'favorites' }))
  await expect.poll(() => countOf(screen, 'favorites')).toBe('2 items')
  expect(countOf(screen, 'history')).toBe('1 item')
  expect(rowOf(screen, 'tts-audio')?.querySelector('[data-size]')?.textContent).toBe('6 B')
})

test('a run that is written while the page opens is counted', async () => {
  const screen = await openSettings()
  await expect.poll(() => countOf(screen, 'history')).toBe('Nothing')
  await historyOf('base64').add({ operation: 'encode', values: { text: 'a' }, input: 'a', output: 'YQ==' })
  await expect.poll(() => countOf(screen, 'history')).toBe('1 item')
})

test('a piece goes alone and comes back', async () => {
  await fillStorage()
  const screen = await openSettings()
  await expect.poll(() => countOf(screen, 'favorites')).toBe('2 items')
  await userEvent.click(rowOf(screen, 'favorites')?.querySelector('summary') as Element)
  await buttonOf(screen, 'Delete: Base64').click()
  await expect.poll(() => localStorage.getItem('favorites')).toBe('["md5"]')
  await expect.element(buttonOf(screen, 'Delete: MD5')).toHaveFocus()
  await buttonOf(screen, 'Undo delete').click()
  await expect.poll(() => localStorage.getItem('favorites')).toBe('["base64","md5"]')
})

test('a kind goes with all that is kept of it, files too, and comes back', async () => {
  await fillStorage()
  const screen = await openSettings()
  await expect.poll(() => countOf(screen, 'tts-audio')).toBe('1 item')
  await buttonOf(screen, 'Delete: Speech').click()
  await expect.poll(() => countOf(screen, 'tts-audio')).toBe('Nothing')
  expect([await get('tts-audio'), await get('tts-audio:s')]).toEqual([undefined, undefined])
  expect(document.activeElement?.tagName).toBe('SUMMARY')
  await buttonOf(screen, 'Undo delete').click()
  await expect.poll(() => countOf(screen, 'tts-audio')).toBe('1 item')
  expect((await get<File>('tts-audio:s'))?.name).toBe('hello.wav')
})

test('all goes after a question, but for the login, and comes back from a file', async () => {
  await fillStorage()
  const screen = await openSettings()
  await expect.poll(() => countOf(screen, 'favorites')).toBe('2 items')
  const file = await savedFile(buttonOf(screen, 'Export').element() as HTMLElement)
  await buttonOf(screen, 'Delete everything').click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  expect(countOf(screen, 'favorites')).toBe('2 items')
  await buttonOf(screen, 'Delete everything').click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Delete everything' }).click()
  await expect.poll(() => countOf(screen, 'favorites')).toBe('Nothing')
  expect(Object.keys(localStorage).sort()).toEqual(['token', 'user-info'])

  importFile(screen, file)
  await expect.poll(() => countOf(screen, 'history')).toBe('1 item')
  await expect.element(screen.getByText(`Imported ${file.name}`)).toBeVisible()
  expect(document.documentElement.style.getPropertyValue('--editor-font-size')).toBe('18px')
  expect(document.documentElement.dataset['mantineColorScheme']).toBe('dark')
  await buttonOf(screen, 'Undo import').click()
  await expect.poll(() => countOf(screen, 'history')).toBe('Nothing')
})

test('a file that is refused changes nothing, and the page says why', async () => {
  await fillStorage()
  const screen = await openSettings('en')
  importFile(screen, new File(['{"format":"toolbench-settings","version":9}'], 'new.json'))
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent(
      'new.json was not imported and nothing has changed: a newer version of this site wrote it; reload this page and try again',
    )
  expect(localStorage.getItem('favorites')).toBe('["base64","md5"]')
})

test('options hold at once and are kept', async () => {
  const screen = await openSettings('zh')
  const slider = screen.getByRole('slider', { name: '编辑器字号（像素）' })
  ;(slider.element() as HTMLElement).focus()
  await userEvent.keyboard('{End}')
  expect(localStorage.getItem('editor-font-size')).toBe('20')
  expect(document.documentElement.style.getPropertyValue('--editor-font-size')).toBe('20px')
  await userEvent.click(screen.getByRole('switch', { name: '保存历史记录' }))
  expect(localStorage.getItem('history-off')).toBe('true')
  await userEvent.click(screen.getByText('深色', { exact: true }))
  expect(document.cookie).toContain('is_dark=true')
  await userEvent.click(screen.getByText('跟随系统'))
  expect(document.cookie).not.toContain('is_dark')
  await expect.element(screen.getByRole('radio', { name: '跟随系统' })).toBeChecked()
})

test('keys are found by what they do', async () => {
  const screen = await openSettings()
  await screen.getByRole('searchbox', { name: 'Search keys or commands' }).fill('download')
  await expect.element(screen.getByText('Download result')).toBeVisible()
  await expect.element(screen.getByText('Search tools')).not.toBeInTheDocument()
  await screen.getByRole('searchbox').fill('fly')
  await expect.element(screen.getByText('No matching shortcuts.')).toBeVisible()
})
