import { expect, test } from 'vitest'
import { renderWhenComplete } from './render-when-complete.ts'

const page = (text: string, link = '') =>
  `<html><head><title>A</title>${link}</head><body>${text}<h2 id="footer-usage">Usage</h2></body></html>`

test('a page waits for its end before it is painted', () => {
  const link = '<link rel="expect" href="#footer-usage" blocking="render"/>'
  expect(renderWhenComplete(page('Hello'))).toBe(page('Hello', link))
})

test('a long page is painted as it comes', () => {
  const long = page('Licence. '.repeat(20_000))
  expect(renderWhenComplete(long)).toBe(long)
})

test('a page without a footer waits for none', () => {
  const office = '<html><head></head><body>Office</body></html>'
  expect(renderWhenComplete(office)).toBe(office)
})
