import { MantineProvider } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LanguageProvider } from '#ui/language/language.ts'
import { showToast } from './show-toast.ts'
import Toasts from './toasts.tsx'

const open = (language: 'en' | 'zh' = 'en') =>
  render(
    <MantineProvider>
      <LanguageProvider value={language}>
        <main id="main" tabIndex={-1}>
          The page
        </main>
        <Toasts />
      </LanguageProvider>
    </MantineProvider>,
  )

beforeEach(() => notifications.clean())

test('a toast is announced politely, and the next one takes its place', async () => {
  const screen = await open()
  showToast({ text: 'Saved', tone: 'success' })
  await expect.element(screen.getByRole('status')).toHaveTextContent('Saved')
  showToast({ text: 'Saved again' })
  await expect.element(screen.getByRole('status')).toHaveTextContent('Saved again')
  await expect.element(screen.getByText('Saved', { exact: true })).not.toBeInTheDocument()
})

test('on a phone a toast never covers a menu, which opens at the foot of the screen', async () => {
  await page.viewport(390, 844)
  const screen = await open()
  const menu = document.body.appendChild(document.createElement('section'))
  menu.style.cssText = 'position: fixed; inset: auto 12px 12px; height: 60dvh'
  menu.dataset['menuPanel'] = ''
  showToast({ text: 'Saved' })
  const bottom = () => screen.getByText('Saved').element().getBoundingClientRect().bottom
  await expect.element(screen.getByText('Saved')).toBeVisible()
  expect(bottom()).toBeLessThanOrEqual(menu.getBoundingClientRect().top)
  menu.remove()
  expect(bottom()).toBeGreaterThan(700)
  await page.viewport(1280, 800)
})

test('what can be taken back is taken back once, and the focus is not lost', async () => {
  const undo = vi.fn()
  const screen = await open('zh')
  showToast({ text: '已删除“A”', undo })
  await screen.getByRole('button', { name: '撤销' }).click()
  expect(undo).toHaveBeenCalledOnce()
  await expect.element(screen.getByText('已删除“A”')).not.toBeInTheDocument()
  expect(document.activeElement?.id).toBe('main')
})

test('a toast goes by itself after 5 seconds, one with Undo after 8, and none while it has the focus', async () => {
  const screen = await open()
  // What stays under the pointer of the test before would wait as long as it is there.
  await screen.getByText('The page').hover()
  const timers = vi.spyOn(window, 'setTimeout')
  const waits = () => timers.mock.calls.map(([, wait]) => wait)
  showToast({ text: 'Saved' })
  await expect.element(screen.getByText('Saved')).toBeVisible()
  await expect.poll(waits).toContain(5000)
  showToast({ text: 'Gone', undo: () => {} })
  await expect.element(screen.getByText('Gone')).toBeVisible()
  await expect.poll(waits).toContain(8000)

  const cleared = vi.spyOn(window, 'clearTimeout')
  const timer = timers.mock.results[waits().lastIndexOf(8000)]?.value
  const button = screen.getByRole('button', { name: 'Undo' }).element() as HTMLElement
  button.focus()
  await expect.poll(() => cleared.mock.calls.flat()).toContain(timer)
  timers.mockRestore()
  cleared.mockRestore()
})
