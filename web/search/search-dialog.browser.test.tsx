import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useCommand } from '#ui/commands/use-command.ts'
import { Button } from '#ui/controls/button.tsx'
import { LanguageProvider } from '#ui/language/language.ts'
import { takeHandover } from '#ui/tool/handover.ts'
import { paste } from '#ui/transfer/fixtures/bring.ts'
import { BootProvider } from '../boot/boot.ts'
import { savePipeline } from '../pipelines/known/saved-pipelines.ts'
import SearchDialog from './search-dialog.tsx'

/** Opens the dialog on a page with these buttons. */
async function openSearch(language: 'en' | 'zh' = 'en', buttons: ReactNode = undefined) {
  const onClose = vi.fn()
  const boot = { config: { site_info: { site_name: 'Bench' } }, language, isDark: false, siteUrl: '' } as never
  const root = createRootRoute({ component: Outlet })
  const at = (path: string, component: () => ReactNode) => createRoute({ getParentRoute: () => root, path, component })
  const router = createRouter({
    routeTree: root.addChildren([
      at('/', () => <SearchDialog onClose={onClose} />),
      at('/tools/$tool', () => 'opened'),
      at('/pipelines', () => 'opened'),
    ]),
    history: createMemoryHistory(),
  })
  const screen = await render(
    <BootProvider value={boot}>
      <LanguageProvider value={language}>
        {/* Rendered before the dialog opens, which reads the page's commands once. */}
        {buttons}
        <RouterProvider router={router as never} />
      </LanguageProvider>
    </BootProvider>,
  )
  const field = screen.getByRole('combobox')
  await expect.element(field).toBeVisible()
  const options = () =>
    screen
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent)
  const status = () => screen.getByRole('status').element().textContent
  const groups = () =>
    screen
      .getByRole('group')
      .elements()
      .map((each) => each.getAttribute('aria-label'))
  return { screen, status, field, input: field.element() as HTMLInputElement, options, groups, onClose, router }
}

test('without a query there are eight tools and nothing else', async () => {
  const { screen, options, groups } = await openSearch('en', <Button command="copy">Copy</Button>)
  expect(options()).toHaveLength(8)
  expect(groups()).toEqual(['Tools'])
  await expect.element(screen.getByRole('status')).toHaveTextContent('popular')
})

test('tools come first and are counted as before, the others stand below under what they are', async () => {
  const { status, field, groups } = await openSearch()
  await userEvent.fill(field, 'base64')
  await expect.poll(groups).toEqual(['Tools', 'Operations', 'Pipelines'])
  await expect.poll(status).toMatch(/^Tools: \d+ results?, others: \d+$/)
})

test('where nothing at all matches that is said, and where commands match too', async () => {
  const { screen, field, options } = await openSearch()
  await userEvent.fill(field, 'zzzzqx')
  await expect.element(screen.getByText('No tool matches “zzzzqx”')).toBeVisible()
  expect(options()).toEqual([])
  await userEvent.fill(field, '> zzzzqx')
  await expect.element(screen.getByText('No command matches “zzzzqx”')).toBeVisible()
})

test('Enter while an input method composes chooses nothing', async () => {
  const { input, onClose, router } = await openSearch('zh')
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }))
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', isComposing: true, bubbles: true }))
  expect(router.history.location.pathname).toBe('/')
  expect(onClose).not.toHaveBeenCalled()
  expect(input.getAttribute('aria-activedescendant')).toBe(document.querySelector('[role=option]')?.id)
})

test('what the page does is offered while it can be done, and done when it is chosen', async () => {
  const pressed: string[] = []
  const clear = (name: string) => (
    <Button command="clear" onClick={() => pressed.push(name)}>
      {name}
    </Button>
  )
  const { field, options } = await openSearch(
    'en',
    <>
      <Running />
      <Button command="copy" disabled>
        Copy
      </Button>
      {clear('left')}
      {clear('right')}
    </>,
  )
  await userEvent.fill(field, '>')
  await expect.poll(() => options().slice(0, 3)).toEqual(['Run nowCtrlEnter', 'Clear', 'Dark theme'])
  await userEvent.fill(field, '> clear')
  await expect.poll(options).toEqual(['Clear'])
  await userEvent.keyboard('{Enter}')
  expect(pressed).toEqual(['left', 'right'])
})

/** Runs by keys alone. */
function Running() {
  useCommand('run', () => {})
  return null
}

test('a file that is pasted is opened with what takes it', async () => {
  const { screen, input, router } = await openSearch()
  const file = new File(['{"id": 7}'], 'data.json', { type: 'application/json' })
  paste(input, { files: [file] })
  await expect.element(screen.getByRole('status')).toHaveTextContent('Open data.json with')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.history.location.pathname).toBe('/tools/json-editor')
  const { operation } = router.history.location.href.match(/operation=(?<operation>[\w-]+)/)?.groups ?? {}
  expect(takeHandover('json-editor', operation ?? '')?.material).toBe(file)
})

test('what is typed after a paste is a query again', async () => {
  const { status, input, field } = await openSearch()
  paste(input, { text: '{\n  "id": 7\n}' })
  await expect.poll(status).toMatch(/^Looks like JSON/)
  await userEvent.fill(field, 'md5')
  await expect.poll(status).toMatch(/^Tools: /)
})

test('a saved pipeline is found by its name and handed over', async () => {
  const pipeline = { version: 1 as const, name: 'Weekly report', steps: [{ tool: 'base64', operation: 'decode' }] }
  savePipeline(pipeline)
  const { field, options, router } = await openSearch()
  await userEvent.fill(field, 'weekly')
  await expect.poll(options).toEqual(['Weekly reportSaved'])
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.history.location.pathname).toBe('/pipelines')
  expect(takeHandover('pipelines', 'run')?.input).toEqual({ pipeline, text: undefined })
})

test('what is meant comes first, be it a command', async () => {
  const { field, options, groups } = await openSearch()
  await userEvent.fill(field, 'pipe')
  await expect.poll(() => options()[0]).toMatch(/^Pipelines/)
  expect(groups()[0]).toBe('Commands')
  await userEvent.fill(field, 'webp to png')
  await expect.poll(() => options()[0]).toMatch(/^Image Converter/)
  expect(groups()[0]).toBe('Tools')
})

test('what is not there is said so, beside what comes nearest', async () => {
  const { field, status, options } = await openSearch('zh')
  await userEvent.fill(field, '图片转文字')
  await expect.poll(status).toBe('没有与“图片转文字”匹配的工具，最接近的有：')
  expect(options()[0]).toMatch(/^二维码生成/)
})
