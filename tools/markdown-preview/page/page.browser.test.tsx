import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ListeningCall } from '#kit/call.ts'
import { accessibilityViolations } from '#ui/fixtures/accessibility-violations.ts'
// With the colors and the measures of the site.
import '#ui/fixtures/draw.tsx'
import type { Runner } from '#ui/run/runner.ts'
import { openPage } from '../fixtures/open-page.tsx'

afterEach(() => page.viewport(414, 896))

const markdown = '# Tea\n\nOne **cup**.\n\n## Green\n\n- [x] boil\n\n```js\nconst a = 1\n```\n'

test('a text is seen as it will look, counted, and its headings are listed', async () => {
  await page.viewport(1280, 900)
  const { screen, settled, html } = await openPage({ markdown })
  await settled()
  expect(html()).toContain('<h1 id="user-content-tea">Tea</h1>')
  expect(html()).toContain('<strong>cup</strong>')
  expect(html()).not.toContain('data-line')
  const outline = screen.getByRole('navigation', { name: 'Outline' })
  await expect.element(outline).toHaveTextContent('OutlineTeaGreen')
  const statistics = screen.getByRole('region', { name: 'Statistics' })
  await expect
    .element(statistics)
    .toHaveTextContent('Characters65Words10Lines11Headers2Links0Images0Code blocks1Tables0')
})

test('the outline says under which heading one reads, and keeps it in view', async () => {
  await page.viewport(1280, 700)
  const chapters = Array.from({ length: 40 }, (_, at) => `## Chapter ${at + 1}\n\n${'Tea. '.repeat(200)}\n`)
  const { screen, settled, find } = await openPage({ markdown: chapters.join('\n') })
  await settled()
  const outline = screen.getByRole('navigation', { name: 'Outline' })
  const current = () => find('nav [aria-current=location]')
  await expect.poll(() => current()?.textContent).toBe('Chapter 1')
  await outline.getByRole('button', { name: 'Chapter 30' }).click()
  await expect.poll(() => current()?.textContent).toBe('Chapter 30')
  const preview = find('[data-bench=output] section') as HTMLElement
  preview.scrollTop = preview.scrollHeight
  await expect.poll(() => current()?.textContent).toBe('Chapter 40')
  const isInView = () => {
    const [entry, side] = [current(), current()?.closest('nav')?.parentElement].map((element) =>
      element?.getBoundingClientRect(),
    )
    return entry && side && entry.bottom <= side.bottom + 1
  }
  await expect.poll(isInView).toBe(true)
  preview.scrollTop = 0
  await expect.poll(() => current()?.textContent).toBe('Chapter 1')
})

test('a heading that is asked for before it is drawn comes into view as soon as it is', async () => {
  await page.viewport(1280, 700)
  const tea = `${'Tea. '.repeat(20)}\n\n`
  const { screen, find } = await openPage({ markdown: `${tea.repeat(2000)}## Last\n\n${tea.repeat(50)}` })
  const entry = screen.getByRole('navigation', { name: 'Outline' }).getByRole('button', { name: 'Last' })
  await expect.poll(() => entry.query()).not.toBeNull()
  ;(entry.element() as HTMLElement).click()
  await expect.poll(() => find('nav [aria-current=location]')?.textContent).toBe('Last')
  const preview = find('[data-bench=output] section') as HTMLElement
  expect(preview.scrollTop).toBeGreaterThan(1000)
})

test('of what is typed only the blocks that changed are drawn anew', async () => {
  await page.viewport(1280, 900)
  const { screen, settled, find, all, html } = await openPage({ markdown })
  await settled()
  await expect.poll(() => find('.cm-content')).not.toBeNull()
  const blocks = () => all('[data-bench=output] section > div > div')
  const before = blocks()
  await screen.getByRole('textbox', { name: 'Markdown' }).click()
  await userEvent.keyboard('{Control>}{End}{/Control}more')
  await expect.poll(html).toContain('more')
  await settled()
  expect(blocks().slice(0, before.length)).toEqual(before)
  expect(
    blocks()
      .slice(0, before.length)
      .every((block, index) => block === before[index]),
  ).toBe(true)
})

test('editor, split and preview show the one, both, or the other', async () => {
  await page.viewport(1280, 900)
  const { screen, settled, find } = await openPage({ markdown })
  await settled()
  const seen = () =>
    ['[data-bench=input]', '[data-bench=output]'].map((selector) => (find(selector)?.offsetWidth ?? 0) > 0)
  expect(seen()).toEqual([true, true])
  await screen.getByText('Editor', { exact: true }).click()
  await expect.poll(seen).toEqual([true, false])
  await screen.getByText('Preview', { exact: true }).first().click()
  await expect.poll(seen).toEqual([false, true])
})

test('keys and buttons put marks on what is selected', async () => {
  await page.viewport(1280, 900)
  const { screen, settled, find, html } = await openPage({ markdown: 'tea' })
  await settled()
  await expect.poll(() => find('.cm-content')).not.toBeNull()
  await screen.getByRole('textbox', { name: 'Markdown' }).click()
  await userEvent.keyboard('{Control>}a{/Control}{Control>}b{/Control}')
  await expect.poll(() => find('.cm-content')?.textContent).toBe('**tea**')
  await screen.getByRole('button', { name: 'Heading (Ctrl+Shift+H)' }).click()
  await expect.poll(html).toContain('<h2 id="user-content-tea"><strong>tea</strong></h2>')
})

test('a pasted image becomes a part of the text', async () => {
  const { screen, settled, find, html } = await openPage({ markdown: 'tea' })
  await settled()
  await expect.poll(() => find('.cm-content')).not.toBeNull()
  await screen.getByRole('textbox', { name: 'Markdown' }).click()
  const clipboardData = new DataTransfer()
  clipboardData.items.add(new File([new Uint8Array([1, 2, 3])], 'cup.png', { type: 'image/png' }))
  find('.cm-content')?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await expect.poll(html).toContain('<img src="data:image/png;base64,AQID" alt="cup">')
  expect(find('.cm-line')?.textContent).toBe('tea![cup]')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => find('.cm-content')?.textContent).toBe('tea')
})

test('a dropped image comes where it was dropped, and one that is too large is refused in words', async () => {
  const { settled, find, said, html } = await openPage({ markdown: 'tea' })
  await settled()
  await expect.poll(() => find('.cm-content')).not.toBeNull()
  const drop = (size: number) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([new Uint8Array(size)], 'cup.png', { type: 'image/png' }))
    const { right, top } = find('.cm-line')?.getBoundingClientRect() ?? { right: 0, top: 0 }
    const place = { clientX: right - 2, clientY: top + 4 }
    find('.cm-content')?.dispatchEvent(
      new DragEvent('drop', { dataTransfer, ...place, bubbles: true, cancelable: true }),
    )
  }
  drop(3_000_000)
  await expect.poll(said).toBe('This image is too large to embed: the limit is 2 MB; compress it first')
  drop(3)
  await expect.poll(html).toContain('<p>tea<img src="data:image/png;base64,AAAA" alt="cup"></p>')
})

test('Tab goes through the cells of a table and adds a row; after Escape it leaves', async () => {
  await page.viewport(1280, 900)
  const { screen, settled, find } = await openPage({ markdown: '|a|b|\n|-|-|' })
  await settled()
  await expect.poll(() => find('.cm-content')).not.toBeNull()
  await screen.getByRole('textbox', { name: 'Markdown' }).click()
  await userEvent.keyboard('{Control>}{Home}{/Control}{Tab}{Tab}茶叶名')
  const lines = () => find('.cm-content')?.innerText.trimEnd()
  await expect.poll(lines).toBe('| a   | b   |\n| --- | --- |\n| 茶叶名    |     |')
  await screen.getByRole('button', { name: 'Align column right' }).click()
  await expect.poll(lines).toBe('|      a | b   |\n| -----: | --- |\n| 茶叶名 |     |')
  await userEvent.keyboard('{Escape}{Tab}')
  await expect.poll(() => find('.cm-content')?.contains(document.activeElement)).toBe(false)
})

test('a diagram is an image that holds nothing but a drawing; what is wrong with one is said where it stands', async () => {
  await page.viewport(1280, 900)
  const hostile =
    'graph TD\nA["<img src=https://x.example onerror=alert(1)>tea"] --> B\nclick B "javascript:alert(1)"\nstyle B fill:#f96'
  const fence = (source: string) => `\`\`\`mermaid\n${source}\n\`\`\`\n\n`
  const { settled, all } = await openPage({ markdown: fence(hostile) + fence('graph TD\nA -->') + fence('tea') })
  await settled()
  const figures = () => all('figure.diagram')
  const drawn = () => figures()[0]?.querySelector('img')?.src ?? figures()[0]?.innerText ?? ''
  await expect.poll(drawn).toMatch(/^data:image\/svg\+xml/)
  const svg = decodeURIComponent(drawn())
  expect(svg).toContain('tea')
  expect(svg).not.toMatch(/onerror|javascript:|foreignObject|<script|<image/i)
  await expect.poll(() => figures()[1]?.innerText).toContain('Syntax error in line 2 of this diagram')
  await expect.poll(() => figures()[1]?.querySelector('pre')?.innerText).toContain('A -->')
  await expect.poll(() => figures()[2]?.innerText).toContain('Mermaid doesn’t support this type of diagram')
})

/** A runner whose runs give what they are told to. */
function runnerByHand() {
  const runs: { chunk: (html: string) => void; end: (html: string) => void }[] = []
  const nothing = { characters: 0, words: 0, lines: 0, headers: 0, links: 0, images: 0, codeBlocks: 0, tables: 0 }
  const run = (_tool: string, _operation: object, _input: object, { chunk, signal }: ListeningCall) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
      runs.push({ chunk: (html) => chunk?.({ html }), end: (html) => resolve({ html, toc: [], stats: nothing }) })
    })
  const runner: Runner = { prepare() {}, spread: () => [], run: run as Runner['run'] }
  return { runs, runner }
}

test('the beginning of a document is shown while the rest is rendered, and stays', async () => {
  const { runs, runner } = runnerByHand()
  const { settled, find, all } = await openPage({ markdown: 'long', runner })
  const blocks = () => all('[data-bench=output] section > div > div')
  const texts = () => blocks().map(({ textContent }) => textContent)
  await expect.poll(() => runs.length).toBe(1)
  runs[0]?.chunk('<p data-line="0">one</p>\n<p data-line="2">two</p>\n')
  await expect.poll(texts).toEqual(['one', 'two'])
  const [first] = blocks()
  runs[0]?.chunk('<p data-line="4">three</p>\n')
  await expect.poll(texts).toEqual(['one', 'two', 'three'])
  expect(find('[data-bench=output]')?.dataset['state']).toBe('running')
  runs[0]?.end(
    [0, 2, 4, 6].map((line) => `<p data-line="${line}">${['one', 'two', 'three', 'four'][line / 2]}</p>\n`).join(''),
  )
  await settled()
  expect(texts()).toEqual(['one', 'two', 'three', 'four'])
  expect(blocks()[0]).toBe(first)
})

test('a document that is cancelled and rendered again has no block twice', async () => {
  const { runs, runner } = runnerByHand()
  const { screen, all } = await openPage({ markdown: 'long', runner })
  const texts = () => all('[data-bench=output] section > div > div').map(({ textContent }) => textContent)
  await expect.poll(() => runs.length).toBe(1)
  runs[0]?.chunk('<p data-line="0">one</p>\n')
  await expect.poll(texts).toEqual(['one'])
  await userEvent.keyboard('{Escape}')
  await expect.poll(texts).toEqual([])
  await screen.getByRole('button', { name: 'Run again' }).first().click()
  await expect.poll(() => runs.length).toBe(2)
  runs[1]?.chunk('<p data-line="0">one</p>\n')
  runs[1]?.chunk('<p data-line="2">two</p>\n')
  await expect.poll(texts).toEqual(['one', 'two'])
})

test('editor and preview scroll in step, both ways', async () => {
  await page.viewport(1280, 900)
  const long = Array.from({ length: 200 }, (_, at) => `## Part ${at}\n\nSome words of part ${at}.\n`).join('\n')
  const { settled, find, all } = await openPage({ markdown: long })
  await settled()
  await expect.poll(() => find('.cm-scroller')).not.toBeNull()
  const editor = find('.cm-scroller') as HTMLElement
  const preview = find('[data-bench=output] section') as HTMLElement
  const topLine = () => {
    const top = editor.getBoundingClientRect().top
    const line = all('.cm-line').find((one) => one.getBoundingClientRect().bottom > top + 1)
    return line?.textContent ?? ''
  }
  await expect
    .poll(() => {
      editor.scrollTop = 2400 + (editor.scrollTop % 2)
      return preview.scrollTop
    })
    .toBeGreaterThan(500)
  preview.dispatchEvent(new WheelEvent('wheel', { bubbles: true }))
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
  preview.scrollTop = 0
  await expect.poll(() => editor.scrollTop).toBe(0)
  await expect.poll(topLine).toBe('## Part 0')
})

test('options are heard, and Chinese has its words', async () => {
  const { screen, settled, html } = await openPage({
    language: 'zh',
    markdown: '$x^2$ <b>粗</b>',
    options: { math: true },
  })
  await settled()
  expect(html()).toContain('<msup>')
  expect(html()).toContain('&lt;b&gt;')
  await screen.getByText('原始 HTML', { exact: true }).click()
  await expect.poll(html).toContain('<b>粗</b>')
})

test('formulas are seen as such where a text has some, until they are switched off', async () => {
  const { screen, settled, html } = await openPage({ markdown: 'It is $x^2$' })
  await settled()
  await expect.poll(html).toContain('<msup>')
  const math = screen.getByRole('switch', { name: 'Math' })
  await expect.element(math).toBeChecked()
  await math.click({ force: true })
  await expect.poll(html).toContain('$x^2$')
})

describe.each([
  ['en', 1280],
  ['zh', 1280],
  ['en', 390],
  ['zh', 390],
] as const)('in %s at %i', (language, width) => {
  test('nothing stands in the way of anyone, and nothing leaves the page', async () => {
    await page.viewport(width, 844)
    const { settled, find } = await openPage({ language, markdown: `${markdown}\n|a|b|\n|-|-|\n|1|2|\n` })
    await settled()
    await expect.poll(() => find('.cm-content')).not.toBeNull()
    expect(await accessibilityViolations(document.body)).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })
})
