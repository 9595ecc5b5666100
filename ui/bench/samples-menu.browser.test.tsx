import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Language } from '#kit/language.ts'
import { emptyTool } from '../fixtures/empty-tool.ts'
import { LanguageProvider } from '../language/language.ts'
import { type OpenTool, ToolProvider } from '../tool/open-tool.tsx'
import { WorkbenchProvider } from '../tool/workbench.tsx'
import { SamplesMenu } from './samples-menu.tsx'

const samples = { greet: [{ title: { en: 'A greeting', zh: '问候' }, input: {}, output: {} }] }

const openMenu = (loadSamples: OpenTool['loadSamples'], language: Language = 'en') =>
  render(
    <LanguageProvider value={language}>
      <ToolProvider value={{ ...emptyTool('greeting'), open: 'greet', loadSamples }}>
        <WorkbenchProvider>
          <SamplesMenu />
        </WorkbenchProvider>
      </ToolProvider>
    </LanguageProvider>,
  )

test('the examples load when the menu is opened by a press alone, and the first has the focus', async () => {
  const screen = await openMenu(async () => samples)
  // As assistive technology presses it: without a pointer over it or the focus.
  screen.container.querySelector('button')?.click()
  const item = screen.getByRole('button', { name: 'A greeting' })
  await expect.element(item).toBeVisible()
  await expect.element(item).toHaveFocus()
})

test('prose in the language of the page comes first', async () => {
  const of = (language: 'en' | 'zh' | undefined, title: string) => ({
    ...(language && { language }),
    title: { en: title, zh: title },
    input: {},
    output: {},
  })
  const all = { greet: [of('en', 'English'), of('zh', 'Chinese'), of(undefined, 'Numbers')] }
  const screen = await openMenu(async () => all, 'zh')
  await screen.getByRole('button', { name: '示例' }).click()
  await expect.element(screen.getByRole('button', { name: 'Chinese' })).toHaveFocus()
  expect(
    screen
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent?.trim()),
  ).toEqual(['示例', 'Chinese', 'English', 'Numbers'])
})

test('that they cannot be loaded is said in their place, and the next time may be better', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let isOffline = true
  // The pointer may be over it, which loads them too.
  const screen = await openMenu(async () => {
    if (isOffline) throw new TypeError('offline')
    return samples
  })
  const button = screen.getByRole('button', { name: 'Samples' })
  screen.container.querySelector('button')?.click()
  await expect.element(screen.getByText(/could not be loaded/)).toBeVisible()
  isOffline = false
  await button.click()
  await button.click()
  await expect.element(screen.getByRole('button', { name: 'A greeting' })).toBeVisible()
})
