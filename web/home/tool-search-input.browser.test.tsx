import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Tool } from '#core/catalogue.ts'
import { LanguageProvider } from '#ui/language/language.ts'
import { takeHandover } from '#ui/tool/handover.ts'
import { drop, image, paste } from '#ui/transfer/fixtures/bring.ts'
import { BootProvider } from '../boot/boot.ts'
import { ToolSearchInput } from './tool-search-input.tsx'

/** The recognition, delayed here until it is released. */
const recognition = vi.hoisted(() => ({ gate: Promise.resolve() }))
vi.mock('../suggestions/suggest-operations.ts', async (original) => {
  const { suggestOperations } = await original<typeof import('../suggestions/suggest-operations.ts')>()
  return {
    suggestOperations: async (...rest: Parameters<typeof suggestOperations>) => {
      await recognition.gate
      return suggestOperations(...rest)
    },
  }
})

afterEach(() => {
  delete document.documentElement.dataset['mantineColorScheme']
  recognition.gate = Promise.resolve()
})

async function openField(language: 'en' | 'zh' = 'en') {
  const filtered: (readonly Tool[] | undefined)[] = []
  const root = createRootRoute({ component: Outlet })
  const home = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => <ToolSearchInput onFilter={(tools) => filtered.push(tools)} />,
  })
  const tool = createRoute({ getParentRoute: () => root, path: '/tools/$tool', component: () => 'opened' })
  const settings = createRoute({ getParentRoute: () => root, path: '/settings', component: () => 'opened' })
  const router = createRouter({ routeTree: root.addChildren([home, tool, settings]), history: createMemoryHistory() })
  const screen = await render(
    <BootProvider value={{} as never}>
      <LanguageProvider value={language}>
        <RouterProvider router={router as never} />
      </LanguageProvider>
    </BootProvider>,
  )
  const field = screen.getByRole('combobox')
  await expect.element(field).toBeVisible()
  /** The option named by `aria-activedescendant`. */
  const chosen = () => {
    const id = screen.container.querySelector('[role=combobox]')?.getAttribute('aria-activedescendant')
    return id ? document.getElementById(id)?.querySelector('b')?.textContent : undefined
  }
  const address = () => router.history.location.href
  return { screen, filtered, field, input: field.element() as HTMLInputElement, chosen, address }
}

test('what was brought first and comes late gives way to what was typed since', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  recognition.gate = promise
  const { screen, filtered, field, input } = await openField()
  paste(input, { text: '{"id": 7}' })
  await expect.element(field).toHaveValue('{"id": 7}')
  await userEvent.fill(field, 'url')
  await expect.poll(() => filtered.at(-1)?.map(({ id }) => id)).toContain('url-encoder')
  resolve()
  await promise
  await expect.element(field).toHaveValue('url')
  expect(screen.getByText(/^Looks like/).query()).toBeNull()
  expect(filtered.at(-1)?.map(({ id }) => id)).toContain('url-encoder')
})

test('a text is recognized though an image of it be beside, pasted and dropped', async () => {
  const { screen, field, input } = await openField()
  paste(input, { text: '{"id": 7}', files: [image()] })
  await expect.element(screen.getByText('Looks like JSON, 9 characters')).toBeVisible()
  drop(input, { text: '{"id": 10}', files: [image()] })
  await expect.element(screen.getByText('Looks like JSON, 10 characters')).toBeVisible()
  await expect.element(field).toHaveValue('{"id": 10}')
})

test('the images that come with a text are not handed over with it', async () => {
  const { input, chosen } = await openField()
  paste(input, { text: 'd41d8cd98f00b204e9800998ecf8427e', files: [image(), image()] })
  await expect.poll(chosen).toBe('Compare a file with the hash')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => takeHandover('file-hash', 'compare')).toMatchObject({ others: [] })
})

test('what would come of it is said beside, as text in its own direction, and is never markup', async () => {
  const { screen, input } = await openField()
  paste(input, { text: '%3Cb%3E%D8%A3%D8%A8%3C%2Fb%3E' })
  await expect.element(screen.getByText('<b>أب</b>')).toBeVisible()
  expect(screen.getByText('<b>أب</b>').element()).toHaveAttribute('dir', 'auto')
  paste(input, { text: '{"id": 7, "name": "Ada"}' })
  await expect.element(screen.getByText('Object of 2 keys: id, name')).toBeVisible()
  expect(screen.container.querySelectorAll('samp')).toHaveLength(1)
})

test('it is said in Chinese too, and of an image that is opened', async () => {
  const { screen, input } = await openField('zh')
  paste(input, { text: 'd41d8cd98f00b204e9800998ecf8427e' })
  await expect.element(screen.getByText('128 位：MD5')).toBeVisible()
  const gif = Uint8Array.from('GIF89a\x02\0\x03\0', (character) => character.charCodeAt(0))
  paste(input, { files: [new File([gif], 'a.gif', { type: 'image/gif' })] })
  await expect.element(screen.getByText('GIF，2 × 3').first()).toBeVisible()
})

test('an image alone is opened, and so is a file with its name beside', async () => {
  const { screen, input, chosen } = await openField()
  paste(input, { files: [image()] })
  await expect.element(screen.getByText('Open image.png with')).toBeVisible()
  paste(input, { text: 'a.json', files: [new File(['{}'], 'a.json')] })
  await expect.element(screen.getByText('Open a.json with')).toBeVisible()
  await expect.poll(chosen).toBe('Format and edit JSON')
})

test('what is taken already is let be', async () => {
  const { input } = await openField()
  input.addEventListener('paste', (event) => event.preventDefault(), { once: true })
  paste(input, { text: '{"id": 7}' })
  expect(input.value).toBe('')
})

test('what was pasted is opened with the first operation by Enter, in memory', async () => {
  const { input, chosen, address } = await openField()
  paste(input, { text: 'd41d8cd98f00b204e9800998ecf8427e' })
  await expect.poll(chosen).toBe('Compare a file with the hash')
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/tools/file-hash?operation=compare')
  expect(takeHandover('file-hash', 'compare')?.material).toBe('d41d8cd98f00b204e9800998ecf8427e')
})

test('a regular expression is handed over as pattern and flags', async () => {
  const { input, chosen } = await openField()
  paste(input, { text: '/ab+/gi' })
  await expect.poll(chosen).toBe('Test the pattern')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => takeHandover('regex-tester', 'test')?.input).toEqual({ pattern: 'ab+', flags: 'gi' })
})

test('typing finds tools: Enter opens the first, the arrows choose another, around the ends', async () => {
  const { field, chosen, address } = await openField()
  await userEvent.fill(field, 'hash')
  await expect.poll(chosen).toBe('File Hash')
  await expect.element(field).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(chosen).not.toBe('File Hash')
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(chosen).toBe('File Hash')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(address).not.toBe('/')
  expect(address()).not.toBe('/tools/file-hash')
})

test('Enter right after typing opens the first match, once it is there', async () => {
  const { field, address } = await openField()
  await userEvent.click(field)
  await userEvent.keyboard('json{Enter}')
  await expect.poll(address).toBe('/tools/json-editor')
})

test('keys that come before a list are for it, and not for the older one that is still seen', async () => {
  const { field, input, chosen, address } = await openField()
  await userEvent.fill(field, 'url')
  await expect.poll(chosen).toBe('URL Encoder')
  const { promise, resolve } = Promise.withResolvers<void>()
  recognition.gate = promise
  paste(input, { text: '{"id": 7}' })
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(address()).toBe('/')
  resolve()
  await expect.poll(address).toMatch(/operation=/)
  expect(address()).not.toBe('/tools/json-editor?operation=format')
  expect(
    takeHandover(/tools\/([^?]+)/.exec(address())?.[1] ?? '', /operation=(.*)/.exec(address())?.[1] ?? '')?.material,
  ).toBe('{"id": 7}')
})

test('Escape closes the list and leaves the board as it was filtered; an arrow opens it again', async () => {
  const { field, filtered, chosen } = await openField()
  await userEvent.fill(field, 'json')
  await expect.poll(chosen).toBe('JSON Editor')
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  expect(filtered.at(-1)?.[0]?.id).toBe('json-editor')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(chosen).toBe('JSON Editor')
})

test('a text that was typed and names no tool is recognized', async () => {
  const { screen, field } = await openField()
  await userEvent.fill(field, 'https://example.org/a?b=c')
  await expect.element(screen.getByText('Looks like a URL, 25 characters')).toBeVisible()
})

test('a word that is pasted and names a tool finds it, another is a text', async () => {
  const { screen, input, chosen } = await openField()
  paste(input, { text: 'json' })
  await expect.poll(chosen).toBe('JSON Editor')
  paste(input, { text: 'Ada Lovelace' })
  await expect.element(screen.getByText('Looks like text, 12 characters')).toBeVisible()
})

test('a page and the theme are found by their names, and open', async () => {
  const { field, chosen, address } = await openField()
  await userEvent.fill(field, 'pipe')
  await expect.poll(chosen).toBe('Pipelines')
  await userEvent.fill(field, 'dark mode')
  await expect.poll(chosen).toBe('Dark theme')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.documentElement.dataset['mantineColorScheme']).toBe('dark')
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await userEvent.fill(field, 'settings')
  await expect.poll(chosen).toBe('Settings')
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/settings')
})

test('what is not there is said so, beside what comes nearest', async () => {
  const { screen, filtered, field, chosen } = await openField()
  await userEvent.fill(field, 'pdf to word')
  await expect.element(screen.getByText('No tool matches “pdf to word”. The nearest:')).toBeVisible()
  expect(chosen()).toBe('PDF Tools')
  expect(filtered.at(-1)?.[0]?.id).toBe('pdf')
})

test('in Chinese a kind has a space before it only where it is Latin', async () => {
  const { screen, field, input } = await openField('zh')
  paste(input, { text: '{"id": 7}' })
  await expect.element(screen.getByText('看起来是 JSON，9 个字符')).toBeVisible()
  await field.fill('')
  paste(input, { text: 'Ada Lovelace' })
  await expect.element(screen.getByText('看起来是文本，12 个字符')).toBeVisible()
})

test('what is pasted where no field has the focus goes into the field', async () => {
  const { input, field } = await openField()
  input.blur()
  expect(paste(document.body, { text: '{"id": 7}' })).toBe(false)
  await expect.element(field).toHaveValue('{"id": 7}')
  await expect.element(field).toHaveAttribute('aria-expanded', 'true')
  input.blur()
  paste(document.body, { files: [image()] })
  await expect.element(field).toHaveValue('image.png')
})

test('what is pasted into another field stays there', async () => {
  const { field } = await openField()
  const other = document.body.appendChild(document.createElement('input'))
  expect(paste(other, { text: 'hi' })).toBe(true)
  await expect.element(field).toHaveValue('')
})
