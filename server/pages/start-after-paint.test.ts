import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { startAfterPaint } from './start-after-paint.ts'

const link = (href: string, nonce = ' nonce="N"') =>
  `<link rel="modulepreload" href="${href}" fetchPriority="low"${nonce}/>`
const page = `<head>${link('/react.js')}${link('/page.js')}${link('/texts.js')}</head><body>Hello<script type="module" async="" src="/entry.js" nonce="N"></script></body>`
const html = startAfterPaint(page, ['/react.js'], 'N')

/** Runs the page's start script in a fake document, and records the elements it adds. */
function run(isHidden: boolean) {
  const added: object[] = []
  const later: (() => void)[] = []
  const document = {
    hidden: isHidden,
    currentScript: { remove() {} },
    createElement: (name: string) => ({ name }),
    head: { append: (element: object) => added.push(element) },
  }
  const inline = /<script nonce="N">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  const wait = (then: () => void) => later.push(then)
  runInNewContext(inline, { document, requestAnimationFrame: wait, setTimeout: wait })
  return { added, next: () => later.shift()?.() }
}
const entry = { name: 'script', type: 'module', async: true, src: '/entry.js' }

test('what all pages share is fetched at once, the entry too; the rest is not in the head', () => {
  expect(html).toContain(`<head>${link('/react.js')}</head><body>Hello${link('/entry.js', '')}<script nonce="N">`)
  expect(html.match(/type="module"/g)).toBeNull()
})

test('the rest is fetched with the first frame, and the script runs after it', () => {
  const { added, next } = run(false)
  expect(added).toEqual([])
  next()
  expect(added).toMatchObject([{ href: '/page.js' }, { href: '/texts.js' }])
  next()
  expect(added.slice(2)).toEqual([entry])
})

test('a page in a background tab starts at once, as it gets no frame', () => {
  expect(run(true).added).toEqual([entry])
})

test('a page without a script stays as it is', () => {
  expect(startAfterPaint('<body>Moved</body>', [], 'N')).toBe('<body>Moved</body>')
})
