import { expect, test } from 'vitest'
import { renderWhenComplete } from './render.ts'

const page = (text: string, link = '') =>
  `<html><head><title>A</title>${link}</head><body>${text}<h2 id="footer-usage">Usage</h2></body></html>`

test('a page is painted once it is complete', () => {
  const link = '<link rel="expect" href="#footer-usage" blocking="render"/>'
  expect(renderWhenComplete(page('Hello'))).toBe(page('Hello', link))
})

test('a long page is painted progressively', () => {
  const long = page('Licence. '.repeat(20_000))
  expect(renderWhenComplete(long)).toBe(long)
})

test('a page without a footer is painted progressively', () => {
  const office = '<html><head></head><body>Office</body></html>'
  expect(renderWhenComplete(office)).toBe(office)
})
