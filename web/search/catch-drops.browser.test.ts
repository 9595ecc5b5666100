import { beforeAll, expect, test } from 'vitest'
import { takeHandover } from '#ui/tool/handover.ts'
import { dragOver, drop, image } from '#ui/transfer/fixtures/bring.ts'
import { takeEvent } from '#ui/transfer/left-to-page.ts'
import { catchDrops } from './catch-drops.ts'

const searched: string[] = []
catchDrops(({ name }) => searched.push(name))
beforeAll(() => history.replaceState(null, '', '/tools'))
const passed = () => new Promise((resolve) => setTimeout(resolve, 20))

test('a file that is dropped beside everything never leaves the page, and is searched for', async () => {
  expect(dragOver(document.body, { files: [image()] })).toBe(false)
  expect(drop(document.body, { files: [image()] })).toBe(false)
  await passed()
  expect(searched.splice(0)).toEqual(['image.png'])
})

test('on the home page it goes into the field', async () => {
  history.replaceState(null, '', '/')
  drop(document.body, { files: [image()] })
  await expect.poll(() => takeHandover('home', 'open')?.material).toBeInstanceOf(File)
  history.replaceState(null, '', '/tools')
  expect(searched).toEqual([])
})

test('a file that a page takes is not searched for, whichever of the two listens first', async () => {
  const listening = new AbortController()
  addEventListener('drop', takeEvent, { signal: listening.signal })
  expect(drop(document.body, { files: [image()] })).toBe(false)
  listening.abort()
  document.body.addEventListener('drop', takeEvent, { once: true })
  drop(document.body, { files: [image()] })
  await passed()
  expect(searched).toEqual([])
})

test('text is left to the browser, and to a field what office programs put an image beside', async () => {
  const field = document.body.appendChild(document.createElement('input'))
  expect(drop(document.body, { text: 'a' })).toBe(true)
  expect(drop(field, { text: 'a', files: [image()] })).toBe(true)
  expect(dragOver(field, { text: 'a', files: [image()] })).toBe(true)
  await passed()
  expect(searched).toEqual([])
})
