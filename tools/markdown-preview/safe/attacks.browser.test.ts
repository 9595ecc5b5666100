import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { perform } from '#kit/perform.ts'
import { attacks } from '../fixtures/attacks.ts'
import { everyConstruct } from '../fixtures/every-construct.ts'
import { loadMakeElements, makeElements } from '../page/preview/make-elements.browser.ts'
import { nativeReader } from '../page/preview/read-natively.browser.ts'
import { readPurified } from '../page/preview/read-purified.browser.ts'
import { render } from '../render.ts'

afterEach(() => document.body.replaceChildren())

const attacked = vi.fn()
Object.assign(window, { attacked })

/** What no document may contain; repeated here, so that a mistake in the lists is seen. */
const refused =
  'script,style,link,meta,base,iframe,frame,frameset,object,embed,applet,form,button,select,textarea,option,svg,audio,video,source,track,image,template,noscript,dialog,map,area,input:not([type=checkbox][disabled]),[style],[name]:not(a),[srcset],[poster],[ping],[background],[formaction],[action],[srcdoc],[contenteditable],[tabindex],[popover],[slot],[is]'

test('an attack that nobody stops is seen', async () => {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = '<img src="data:," onerror="window.attacked()"><p style="color: red" id="x"></p>'
  expect([...faultsIn(container)]).not.toEqual([])
  await expect.poll(() => attacked.mock.calls).toHaveLength(1)
  attacked.mockClear()
})

test('there are more than 150 attacks', () => expect(new Set(attacks).size).toBeGreaterThan(150))

const readNatively = nativeReader()
if (!readNatively) throw new Error('This browser does not sanitize')

/** The second sanitizers of the preview: the browser's own, and the library where it has none. */
const readers = [
  ['by the browser', readNatively],
  ['by the library', readPurified],
] as const

const shownBy = (read: (html: string) => HTMLElement[], html: string) => makeElements([{ html, line: 0 }], read)

const ways: [string, object][] = [
  ['as HTML', { html: true, math: true }],
  ['as text', { html: false, math: true }],
  ['as CommonMark', { html: true, gfm: false }],
]

const waysToRead = ways.flatMap(([way, options]) => readers.map(([by, read]) => [way, by, options, read] as const))

test.each(waysToRead)('the preview loads nothing, %s, sanitized %s', async (_, _by, options, read) => {
  const rendered = attacks.map(async (attack) => perform(render, { markdown: `${attack}\n\nafter\n`, ...options }))
  const documents = await Promise.all(rendered)
  performance.clearResourceTimings()
  for (const { html } of documents) document.body.append(...shownBy(read, html))
  expect(document.querySelector('img:not([src^="data:image/"])')).toBeNull()
  for (const element of document.querySelectorAll('details')) element.open = true
  await new Promise((resume) => setTimeout(resume, 300))
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  expect(loaded.filter((name) => !name.startsWith('data:'))).toEqual([])
})

test.each(readers)(
  'the preview names the images that it does not load, and keeps those in the text, %s',
  async (_, read) => {
    const markdown = '![cup](https://attacker.invalid/a.png) ![](b.png) ![c](data:image/png;base64,AQID)'
    const { html } = await perform(render, { markdown })
    const [block] = shownBy(read, html)
    expect(block?.innerHTML).toBe(
      '<p><span class="outside-image">cup · https://attacker.invalid/a.png</span> <span class="outside-image">b.png</span> <img src="data:image/png;base64,AQID" alt="c"></p>\n',
    )
  },
)

test.each(readers)('the preview keeps the names that links lead to, and no others, %s', (_, read) => {
  const html = '<a name="user-content-a">x</a><img name="b" alt="" src="data:image/png,"><p name="c">y</p>'
  expect(shownBy(read, html)[0]?.innerHTML).toBe(
    '<a name="user-content-a">x</a><img alt="" src="data:image/png,"><p>y</p>',
  )
})

test.each(ways)('the browser and the library leave the same, %s', async (_, options) => {
  const formulas = String.raw`$$\begin{array}{l|r} -a & \boxed{b} \\ \sum_1^n & \left(\color{red}{\dfrac c d}\right) \end{array}$$`
  for (const markdown of [everyConstruct, formulas, ...attacks]) {
    const { html } = await perform(render, { markdown: `${markdown}\n\nafter\n`, ...options })
    // The library trims the values of attributes.
    const [natively, purified] = readers.map(([, read]) =>
      shownBy(read, html).map(({ outerHTML }) => outerHTML.replaceAll(/="\s+/g, '="')),
    )
    expect(natively, markdown).toEqual(purified)
  }
})

test('the browser refuses by itself what the first sanitizer would have let through', () => {
  for (const attack of attacks) {
    const shown = document.createElement('div')
    shown.append(...shownBy(readNatively, attack))
    const [fault] = [...shown.querySelectorAll('script,style,iframe,object,embed,svg,form,button,template,[style]')]
    expect(fault?.outerHTML, attack).toBeUndefined()
    for (const { attributes } of shown.querySelectorAll('*'))
      for (const { name, value } of attributes) {
        expect(name, attack).not.toMatch(/^on/)
        expect(value, attack).not.toMatch(/^\s*javascript:/i)
      }
  }
})

test.each([
  ['cannot sanitize', () => Reflect.deleteProperty(Element.prototype, 'setHTML')],
  ['has a draft of it', () => Reflect.deleteProperty(Sanitizer.prototype, 'get')],
])('a browser that %s leaves it to the library', async (_, remove) => {
  const owners = [
    [Element.prototype, 'setHTML'],
    [Sanitizer.prototype, 'get'],
  ] as const
  const kept = owners.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name) ?? {})
  remove()
  onTestFinished(() => {
    for (const [at, [owner, name]] of owners.entries()) Object.defineProperty(owner, name, kept[at] ?? {})
  })
  expect(nativeReader()).toBeUndefined()
  const make = await loadMakeElements()
  const [element] = make([{ html: '<p onclick="attacked()">x<script>attacked()</script></p>', line: 0 }])
  expect(element?.outerHTML).toBe('<div><p>x</p></div>')
})

test.each(ways)('no attack does anything, %s', async (_, options) => {
  const faults: string[] = []
  for (const attack of attacks) {
    // Dangling markup swallows what follows.
    const markdown = `${attack}\n\nafter\n`
    const { html } = await perform(render, { markdown, ...options })
    const container = document.createElement('div')
    document.body.append(container)
    container.innerHTML = html
    for (const fault of faultsIn(container)) faults.push(`${attack} → ${fault} in ${html}`)
    // Parsed and serialized again, it is unchanged.
    const again = document.createElement('div')
    again.innerHTML = container.innerHTML
    document.body.append(again)
    for (const fault of faultsIn(again)) faults.push(`${attack} → ${fault} in ${again.innerHTML}, read again`)
    for (const [by, read] of readers) {
      const shown = document.createElement('div')
      shown.append(...shownBy(read, html))
      document.body.append(shown)
      for (const fault of faultsIn(shown)) faults.push(`${attack} → ${fault} in ${shown.innerHTML}, on the page ${by}`)
    }
    for (const element of [...document.body.querySelectorAll<HTMLElement>('div *')]) {
      element.dispatchEvent(new Event('mouseover', { bubbles: true }))
      element.dispatchEvent(new Event('focus'))
      if (!(element instanceof HTMLAnchorElement)) element.click?.()
    }
    document.body.replaceChildren()
  }
  // Waits for late loading.
  await new Promise((resume) => setTimeout(resume, 300))
  expect(faults).toEqual([])
  expect(attacked).not.toHaveBeenCalled()
  // Images are loaded where HTML is shown as it is: they may be, and the preview holds them back.
  const outside = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming && entry.initiatorType !== 'img')
    .filter(({ name }) => name.includes('attacker.invalid'))
  expect(outside).toEqual([])
})

function* faultsIn(container: HTMLElement): Generator<string> {
  for (const element of container.querySelectorAll(refused)) yield `refused: ${element.outerHTML.slice(0, 80)}`
  for (const element of container.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on')) yield `handler ${name}`
      if (name === 'id' && !value.startsWith('user-content-')) yield `id ${value}`
      if (name === 'name' && !value.startsWith('user-content-')) yield `name ${value}`
      if (name === 'src' && !/^(?:https?:|data:image\/)/.test(new URL(value, document.baseURI).href))
        yield `src ${value}`
      if (name.endsWith('href') && !isHarmless(element, value)) yield `href ${value}`
      if (name === 'class' && /\b(?:button|modal|overlay)\b/.test(value)) yield `class ${value}`
    }
  }
}

function isHarmless(element: Element, value: string): boolean {
  if (!(element instanceof HTMLAnchorElement)) return false
  if (value.startsWith('#')) return true
  const isClosed = element.rel === 'noopener noreferrer nofollow' && element.target === '_blank'
  return isClosed && /^(?:https?|mailto|tel|ftp|xmpp):$/.test(element.protocol)
}
