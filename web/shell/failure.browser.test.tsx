import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { LanguageProvider } from '#ui/language/language.ts'
import { Failure } from './failure.tsx'

function Broken(): never {
  throw new Error('the page broke')
}

const breakingRouter = () =>
  createRouter({
    routeTree: createRootRoute({ component: Broken, errorComponent: Failure }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })

test('a page that breaks says so, offers the ways out, and shows the error when asked', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const screen = await render(<RouterProvider router={breakingRouter()} />)
  await expect.element(screen.getByRole('heading', { name: 'Something went wrong!' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Refresh' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Back to previous page' })).toBeVisible()
  await screen.getByText('Show Error').click()
  await expect.element(screen.getByText(/the page broke/)).toBeVisible()
  await screen.getByText('Hide Error').click()
  await expect.element(screen.getByText('Show Error')).toBeVisible()
})

test('it says so in Chinese too', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const screen = await render(
    <LanguageProvider value="zh">
      <RouterProvider router={breakingRouter()} />
    </LanguageProvider>,
  )
  await expect.element(screen.getByRole('heading', { name: '出错了' })).toBeVisible()
  await expect.element(screen.getByText('显示错误')).toBeVisible()
})
