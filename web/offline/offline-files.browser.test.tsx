import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '#ui/fixtures/draw.tsx'
import type { Question } from './messages.ts'
import { OfflineFiles } from './offline-files.tsx'

const worker = vi.hoisted(() => ({ answer: async (_: Question): Promise<unknown> => undefined }))
vi.mock('./ask-worker.ts', () => ({ askWorker: (question: Question) => worker.answer(question) }))

const file = { path: '/assets/codec.wasm', bytes: 2_000_000 }
const download = () => page.getByRole('button', { name: 'Download all for offline use (2 MB)' })

const said = () => page.getByRole('main').getByRole('status').element().textContent

test('a downloaded file is looked for once it is stored', async () => {
  const store = Promise.withResolvers<boolean>()
  let missing = [file]
  worker.answer = async ({ ask }) => (ask === 'missing' ? missing : store.promise)
  vi.stubGlobal('fetch', async () => new Response('codec'))
  await draw(<OfflineFiles />)
  await download().click()
  await expect.poll(said).toBe('Downloading: 1 file, 2 MB to go.')
  missing = []
  store.resolve(true)
  await expect.poll(said).toMatch(/^Everything is on this device/)
})

test('on a first visit the files are counted as soon as the worker is there', async () => {
  const { promise, resolve } = Promise.withResolvers<ServiceWorkerRegistration>()
  vi.spyOn(navigator.serviceWorker, 'ready', 'get').mockReturnValue(promise)
  worker.answer = async () => undefined
  await draw(<OfflineFiles />)
  await expect.poll(said).toMatch(/^This browser has not saved any files/)
  worker.answer = async () => [file]
  resolve({} as ServiceWorkerRegistration)
  await expect.poll(said).toMatch(/^Every tool opens without a connection\. Still missing: 1 larger file/)
})

test('a file that the browser has no room for ends the download with a sentence', async () => {
  worker.answer = async ({ ask }) => (ask === 'missing' ? [file] : false)
  vi.stubGlobal('fetch', async () => new Response('codec'))
  await draw(<OfflineFiles />)
  await download().click()
  await expect.poll(said).toMatch(/^The download stopped: the browser has no room .*Still missing: 1 larger file \(/)
  await expect.element(download()).toBeVisible()
})

test.each<[string, () => Promise<Response>]>([
  ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['ends for want of room', async () => new Response('codec')],
])('what has been stored until a download %s is counted elsewhere on the page too', async (_, fetchOne) => {
  worker.answer = async ({ ask }) => (ask === 'missing' ? [file] : false)
  vi.stubGlobal('fetch', fetchOne)
  await draw(<OfflineFiles />)
  const count = vi.fn()
  addEventListener('cacheschange', count)
  await download().click()
  await expect.poll(said).toMatch(/^The download stopped/)
  removeEventListener('cacheschange', count)
  expect(count).toHaveBeenCalledOnce()
})
