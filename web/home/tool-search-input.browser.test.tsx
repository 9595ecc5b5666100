import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Tool } from '#kit/catalogue.ts'
import { drop, paste, picture } from '#ui/transfer/fixtures/bring.ts'
import { ToolSearchInput } from './tool-search-input.tsx'

/** What the field loads when something is brought: held back here until it is let come. */
const loading = vi.hoisted(() => ({ gate: Promise.resolve() }))
vi.mock('./tool-suggestions.tsx', async (original) => {
  await loading.gate
  return original()
})

async function openField() {
  const found: (readonly Tool[] | undefined)[] = []
  const routeTree = createRootRoute({ component: () => <ToolSearchInput onFilter={(tools) => found.push(tools)} /> })
  const screen = await render(<RouterProvider router={createRouter({ routeTree, history: createMemoryHistory() })} />)
  const field = screen.getByRole('combobox')
  await expect.element(field).toBeVisible()
  return { screen, found, field, input: field.element() as HTMLInputElement }
}

test('what was brought first and comes late gives way to what was typed since', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  loading.gate = promise
  const { screen, found, field, input } = await openField()
  paste(input, { text: '{"id": 7}' })
  await expect.element(field).toHaveValue('{"id": 7}')
  await userEvent.fill(field, 'url')
  await expect.poll(() => found.at(-1)?.map(({ id }) => id)).toContain('url-encoder')
  resolve()
  await import('./tool-suggestions.tsx')
  await expect.element(field).toHaveValue('url')
  expect(screen.getByText(/^Looks like/).query()).toBeNull()
  expect(found.at(-1)?.map(({ id }) => id)).toContain('url-encoder')
})

test('a text is recognized though a picture of it be beside, pasted and dropped', async () => {
  const { screen, field, input } = await openField()
  paste(input, { text: '{"id": 7}', files: [picture()] })
  await expect.element(screen.getByText('Looks like JSON, 9 characters')).toBeVisible()
  drop(input, { text: '{"id": 10}', files: [picture()] })
  await expect.element(screen.getByText('Looks like JSON, 10 characters')).toBeVisible()
  await expect.element(field).toHaveValue('{"id": 10}')
})

test('a picture alone is opened, and so is a file with its name beside', async () => {
  const { screen, input } = await openField()
  paste(input, { files: [picture()] })
  await expect.element(screen.getByText('Open image.png with')).toBeVisible()
  paste(input, { text: 'a.json', files: [new File(['{}'], 'a.json')] })
  await expect.element(screen.getByText('Open a.json with')).toBeVisible()
})

test('what is taken already is let be', async () => {
  const { input } = await openField()
  input.addEventListener('paste', (event) => event.preventDefault(), { once: true })
  paste(input, { text: '{"id": 7}' })
  expect(input.value).toBe('')
})
