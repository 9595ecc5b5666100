import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { foldLine } from '#ui/editor/fixtures/fold-line.ts'
import { accessibilityViolations } from '#ui/fixtures/accessibility-violations.ts'
import { looks } from '#ui/fixtures/draw.tsx'
import { openPage } from '../fixtures/open-page.tsx'

afterEach(() => page.viewport(414, 896))

const json = '{"name": "Ada", "list": [1, true]}'

describe('in both panes, without a click', () => {
  test('JSON has colors, numbers of lines and folds', async () => {
    const { find, settled, all } = await openPage({ json })
    await settled()
    await expect.poll(() => find('[data-bench=output] .cm-line')).not.toBeNull()
    for (const pane of ['input', 'output']) {
      await expect.poll(() => colorsIn(all(`[data-bench=${pane}] .cm-line span[class]`))).toBeGreaterThan(3)
      expect(all(`[data-bench=${pane}] .cm-lineNumbers .cm-gutterElement`).length).toBeGreaterThan(1)
      expect(find(`[data-bench=${pane}] .cm-foldGutter`)).not.toBeNull()
    }
    // One of them measures how wide they are.
    await expect.poll(() => all('[data-bench=output] .cm-foldMark')).toHaveLength(3)
    await expect
      .poll(() => {
        // Fold markers appear once the text has been parsed, which is late on a busy machine.
        if (!find('[data-bench=output] .cm-foldPlaceholder')) foldLine(find('[data-bench=output]'), 3)
        return all('[data-bench=output] .cm-line').map(({ textContent }) => textContent)
      })
      .toEqual(['{', '  "name": "Ada",', '  "list": […]', '}'])
    expect(find('[data-bench=output] [contenteditable]')?.ariaReadOnly).toBe('true')
  })

  test('the editor stays where it is from one operation to the next', async () => {
    const { find, settled, screen } = await openPage({ json })
    await settled()
    await expect.poll(() => find('[data-bench=input] .cm-line')).not.toBeNull()
    const before = textAt(find('[data-bench=input] .cm-line'))
    const areas: Element[] = []
    const watch = new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) if (node instanceof Element) areas.push(...node.querySelectorAll('textarea'))
    })
    watch.observe(document.body, { childList: true, subtree: true })
    await screen.getByText('Minify', { exact: true }).click()
    await settled()
    watch.disconnect()
    expect(areas).toEqual([])
    expect(textAt(find('[data-bench=input] .cm-line'))).toEqual(before)
  })
})

const colorsIn = (spans: HTMLElement[]): number => new Set(spans.map((span) => getComputedStyle(span).color)).size

function textAt(line: HTMLElement | null): [left: number, top: number] {
  const range = document.createRange()
  range.selectNodeContents(line as HTMLElement)
  const { left, top } = range.getBoundingClientRect()
  return [left, top]
}

test.each([
  ['format', 'Format in place', '{  "name": "Ada",  "list": [    1,    true  ]}'],
  ['minify', 'Minify in place', '{"name":"Ada","list":[1,true]}'],
])('%s replaces the input by a button with a name, and Ctrl+Z takes it back', async (open, name, result) => {
  const { find, settled, screen, heard } = await openPage({ json, open })
  await settled()
  const input = () => find('[data-bench=input] .cm-content')?.textContent
  await expect.poll(input).toBe(json)
  await screen.getByRole('button', { name }).click()
  await expect.poll(input).toBe(result)
  await expect.poll(heard).toContain('Document replaced with the result')
  expect(document.activeElement?.textContent).toContain(name)
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(input).toBe(json)
  await userEvent.keyboard('{Control>}y{/Control}')
  await expect.poll(input).toBe(result)
})

describe('what is wrong is said and marked where it is', () => {
  const bad = '{\n  "a": 1,\n  "b": undefined\n}'
  const sentence = 'Invalid JSON: unexpected undefined at line 3, column 8; expected value'

  test('the first bad place of a document', async () => {
    const { find, all, settled, screen } = await openPage({ json: bad })
    await settled('error')
    await expect.poll(() => all('.cm-marked-bad').map(({ textContent }) => textContent)).toEqual(['undefined'])
    expect(getComputedStyle(find('.cm-marked-bad') as HTMLElement).textDecorationStyle).toBe('wavy')
    expect(find('[data-bench=input] .cm-content')?.ariaInvalid).toBe('true')
    await screen.getByRole('button', { name: 'Repair', exact: true }).click()
    await settled()
    await expect.poll(() => all('.cm-marked-bad')).toHaveLength(0)
  })

  test('where something is missing at the end, a place of its own', async () => {
    const { find, settled } = await openPage({ json: '{"a": 1' })
    await settled('error')
    await expect.poll(() => find('.cm-marked-bad')?.textContent).toBe('\u00a0')
    expect(find('[data-bench=input] .cm-content')?.textContent).toBe('{"a": 1\u00a0')
  })

  test('on a phone, without scrolling', async () => {
    const { settled, screen, find } = await openPage({ json: bad, width: 390 })
    await settled('error')
    const said = screen.getByText(sentence).first().element()
    expect(said.closest('section')).toBe(find('[data-bench=input]')?.closest('section'))
    expect(scrollY).toBe(0)
    expect(said.getBoundingClientRect().bottom).toBeLessThan(innerHeight)
  })

  test('a path at its field, and not the document', async () => {
    const { settled, screen, find } = await openPage({ json, open: 'query', options: { path: '$.a' } })
    await settled('error')
    const field = screen.getByRole('textbox', { name: 'JSONPath' })
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field).toHaveAccessibleDescription(/^JSON path not found/)
    expect(find('[data-bad]')).toBeNull()
    const top = () => find('[data-bench=input]')?.getBoundingClientRect().top
    const before = top()
    await field.fill('$.name')
    await settled()
    await expect.element(field).not.toHaveAttribute('aria-invalid')
    expect(top()).toBe(before)
  })

  test('a schema in its pane, and not the document', async () => {
    const { settled, find, all } = await openPage({ json, open: 'validate', draft: { schema: '{"type": 7}' } })
    await settled('error')
    const [document, schema] = all('[data-bench=input]').map((pane) => pane.closest('section'))
    expect(document?.dataset['bad']).toBeUndefined()
    expect(schema?.dataset['bad']).toBe('true')
    await expect.poll(() => find('.cm-marked-bad')?.closest('section')).toBe(schema)
  })

  test('what a validation has found, all of it', async () => {
    const { settled, all } = await openPage({
      json: '{\n "a": 1,\n "b": "x"\n}',
      open: 'validate',
      draft: { schema: '{"additionalProperties": {"type": "null"}}' },
    })
    await settled()
    await expect.poll(() => all('.cm-marked-bad').map(({ textContent }) => textContent)).toHaveLength(2)
  })
})

describe('two documents', () => {
  const left = `{\n  "name": "Ada",\n  "list": [\n${listOf(60)}\n  ]\n}`
  const right = `{\n  "new": 1,\n  "name": "Eve",\n  "list": [\n    "first",\n${listOf(60)}\n  ]\n}`
  const opening = { json: left, open: 'compare', draft: { left, right } }

  test('stand side by side, with what differs marked in both', async () => {
    const { settled, all } = await openPage(opening)
    await settled()
    const [one, other] = all('[data-bench=input]')
    const marked = (pane: HTMLElement | undefined) =>
      [...(pane?.querySelectorAll('.cm-marked') ?? [])].map(({ className, textContent }) => [className, textContent])
    await expect.poll(() => marked(one)).toEqual([['cm-marked cm-marked-changed', '"Ada"']])
    await expect
      .poll(() => marked(other))
      .toEqual([
        ['cm-marked cm-marked-added', '"new": 1'],
        ['cm-marked cm-marked-changed', '"Eve"'],
        ['cm-marked cm-marked-added', '"first"'],
      ])
    const [a, b] = [one, other].map((pane) => pane?.getBoundingClientRect() ?? new DOMRect())
    expect(a?.right).toBeLessThanOrEqual(b?.left ?? 0)
    expect(a?.top).toBe(b?.top)
  })

  test('scroll in step, line beside line', async () => {
    const { settled, all } = await openPage(opening)
    await settled()
    await expect.poll(() => all('.cm-marked').length).toBeGreaterThan(3)
    const [one, other] = all('[data-bench=input] .cm-scroller')
    // Scrolling is synchronized a moment after the marks appear.
    await expect
      .poll(() => {
        one?.scrollTo({ top: (one.scrollTop % 2) + 601 })
        return topLine(other)
      })
      .toBeGreaterThan(0)
    // The right text has two lines more before the list, one of them in it.
    await expect.poll(() => topLine(other) - topLine(one)).toBe(0)
    // The scroll event comes with the next frame.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
    other?.scrollTo({ top: 0 })
    await expect.poll(() => one?.scrollTop).toBe(0)
  })

  test('stand one under the other on a phone, and nothing leaves the page', async () => {
    const { settled, all } = await openPage({ ...opening, width: 390 })
    await settled()
    const [a, b] = all('[data-bench=input]').map((pane) => pane.getBoundingClientRect())
    expect(a?.bottom).toBeLessThanOrEqual(b?.top ?? 0)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })
})

function listOf(count: number): string {
  return Array.from({ length: count }, (_, at) => `    ${at * 7}`).join(',\n')
}

/** The number in the first line of a list that is in view. */
function topLine(scroller: HTMLElement | undefined): number {
  const edge = scroller?.getBoundingClientRect().top ?? 0
  const lines = [...(scroller?.querySelectorAll('.cm-line') ?? [])]
  const first = lines.find((line) => line.getBoundingClientRect().bottom > edge + 2)
  return Number.parseInt(first?.textContent ?? '', 10) || 0
}

describe.each(looks)('in $language, dark: $isDark', ({ language, isDark }) => {
  test.each(['format', 'query', 'compare'])('nobody is kept out of %s', async (open) => {
    document.documentElement.dataset['mantineColorScheme'] = isDark ? 'dark' : 'light'
    document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en'
    const { settled, screen, find } = await openPage({
      json: open === 'format' ? '{"a": x}' : json,
      open,
      language,
      options: { path: '$[' },
      draft: { left: json, right: '{"name": "Eve"}' },
    })
    await settled(/done|error/)
    await expect.poll(() => find(open === 'query' ? '[aria-invalid]' : '.cm-marked')).not.toBeNull()
    expect(await accessibilityViolations(screen.container)).toEqual([])
  })
})
