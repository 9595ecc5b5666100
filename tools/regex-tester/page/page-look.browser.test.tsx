import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPage } from '../fixtures/open-page.tsx'
import { commonNames } from './pattern/common-patterns.ts'
import { en as pageEn } from './texts.en.ts'
import { zh as pageZh } from './texts.zh.ts'

// Wide enough for the engines side by side, and for the groups in the table.
beforeEach(() => page.viewport(1280, 900))

afterEach(() => page.viewport(414, 896))

const values = { pattern: '(a)(b)(c)(d)(e)', text: 'abcde abcde', engine: 'ecmascript' }

/** The colors that the shell gives a page, each another. */
function paint(): void {
  for (const [index, name] of ['num', 'kw', 'str', 'key', 'type'].entries()) {
    document.documentElement.style.setProperty(`--code-${name}`, `rgb(${index + 1}, 0, 0)`)
  }
  for (const [index, name] of ['brand-tint', 'mark', 'brand', 'star'].entries()) {
    document.documentElement.style.setProperty(`--${name}`, `rgb(0, ${index + 1}, 0)`)
  }
}

test('matches differ from their neighbors by ground and line, and each group from the others by color', async () => {
  paint()
  const { all, settled } = await openPage({ values })
  await settled()
  await expect.poll(() => all('.cm-content .rx-group-4')).toHaveLength(2)
  const [first, second] = [all('.cm-content .rx-match:not(.rx-other)')[0], all('.cm-content .rx-other')[0]].map(
    (mark) => getComputedStyle(mark as HTMLElement),
  )
  expect(first?.borderBottomStyle).toBe('solid')
  expect(second?.borderBottomStyle).toBe('solid')
  expect(first?.borderBottomColor).not.toBe(second?.borderBottomColor)
  expect(first?.backgroundColor).not.toBe(second?.backgroundColor)
  const rings = [0, 1, 2, 3, 4].map((group) =>
    getComputedStyle(all(`.cm-content .rx-group-${group}`)[0] as HTMLElement),
  )
  expect(new Set(rings.map(({ boxShadow }) => boxShadow))).toHaveProperty('size', 5)
  const heads = all('thead [data-group]').map((head) => getComputedStyle(head, '::after').backgroundColor)
  expect(rings.map(({ boxShadow }, group) => boxShadow.includes(heads[group] ?? 'none'))).toEqual(Array(5).fill(true))
})

test('what matches is marked anew as the pattern is typed, and as the text is', async () => {
  const { screen, all, pattern, settled } = await openPage({ values })
  await settled()
  const marked = () =>
    all('.cm-content .rx-match')
      .map(({ textContent }) => textContent)
      .join('|')
  await pattern.fill('e a')
  await expect.poll(marked).toBe('e a')
  screen.getByRole('textbox', { name: 'Test text' }).element().focus()
  await userEvent.keyboard('{Control>}{End}{/Control} abcde')
  await expect.poll(marked).toBe('e a|e a')
})

test('the engines stand in the order of the design, and the chosen one says whether it is loaded', async () => {
  const { screen, settled } = await openPage({ values: { ...values, engine: 'rust' } })
  await settled()
  const engines = screen.getByRole('radiogroup', { name: 'Engine' })
  await expect.element(engines).toHaveTextContent('QuickJSJavaScriptRustRE2OnigurumaPCRE2Python')
  await expect.element(screen.getByText('WASM ready', { exact: true })).toBeVisible()
})

describe('the question stands on top at full width', () => {
  const boxes = (find: (selector: string) => HTMLElement | null) =>
    ['[data-bench=input]', '.cm-editor', '[data-bench=output]'].map(
      (selector) => find(selector)?.getBoundingClientRect() ?? new DOMRect(),
    )

  test('with what is searched at the left and what is found at the right', async () => {
    await page.viewport(1280, 900)
    const { find, settled } = await openPage({ values })
    await settled()
    await expect.poll(() => find('.cm-editor')).not.toBeNull()
    const [question, text, results] = boxes(find)
    expect(question?.bottom).toBeLessThanOrEqual(text?.top ?? 0)
    expect(text?.right).toBeLessThanOrEqual(results?.left ?? 0)
    expect(question?.width).toBeGreaterThan((text?.width ?? 0) + (results?.width ?? 0) / 2)
  })

  test('on a phone all below each other, and what is said of the engine is in sight', async () => {
    await page.viewport(390, 844)
    const { screen, find, settled } = await openPage({ values: { ...values, engine: 'quickjs' } })
    await settled()
    await expect.poll(() => find('.cm-editor')).not.toBeNull()
    const [question, text, results] = boxes(find)
    expect(question?.bottom).toBeLessThanOrEqual(text?.top ?? 0)
    expect(text?.bottom).toBeLessThanOrEqual(results?.top ?? 0)
    const state = screen.getByText('WASM ready')
    await expect.element(state).toBeVisible()
    expect(state.element().getBoundingClientRect().right).toBeLessThanOrEqual(390)
  })

  test('on a phone the last tab and the last engine are in sight where they are the chosen ones', async () => {
    await page.viewport(390, 844)
    const { screen, settled } = await openPage({ open: 'escape', values: { ...values, engine: 'oniguruma' } })
    await settled()
    const edge = (element: Element | null | undefined) => element?.getBoundingClientRect().right ?? 0
    const [tab, engine] = [screen.getByRole('tab', { name: 'Escape' }), screen.getByText(/^WASM/)]
    const ends = () => [
      edge(tab.element()) <= edge(screen.getByRole('tablist').element()),
      edge(engine.element()) <= 390,
    ]
    await expect.poll(ends).toEqual([true, true])
    await expect.element(screen.getByRole('combobox', { name: 'Engine' })).toHaveValue('oniguruma')
  })
})

test.each([
  ['en', pageEn],
  ['zh', pageZh],
] as const)('the patterns and the texts of the specification are there, in %s', async (language, words) => {
  const { screen } = await openPage({ language })
  const names = ['email', 'url', 'phone', 'ipv4', 'date', 'time', 'hexColor', 'number']
  expect(commonNames).toEqual(names)
  for (const menu of [words.patterns, words.texts]) {
    await screen.getByRole('button', { name: menu }).click()
    for (const name of commonNames) {
      await expect.element(screen.getByRole('button', { name: words.common[name], exact: true })).toBeVisible()
    }
    await userEvent.keyboard('{Escape}')
  }
})

test.each(['en', 'zh'] as const)('what is said of the engine changes nothing beside it, in %s', async (language) => {
  await page.viewport(900, 900)
  const { all, pattern, settled } = await openPage({ language, values: { ...values, pattern: '', engine: 'rust' } })
  await expect.poll(() => all('[data-engine-state=later]')).toHaveLength(1)
  const widthOf = () => all('[data-engine-state]')[0]?.getBoundingClientRect().width
  const before = widthOf()
  expect(before).toBeGreaterThan(0)
  await pattern.fill('a+')
  await settled()
  await expect.poll(() => all('[data-engine-state=ready]')).toHaveLength(1)
  expect(widthOf()).toBe(before)
})

test('each flag of the specification goes on and off', async () => {
  const { screen, settled } = await openPage({ values: { ...values, flags: '' } })
  await settled()
  for (const name of ['global', 'ignoreCase', 'multiline', 'dotAll', 'unicode', 'sticky']) {
    const flag = screen.getByRole('button', { name: new RegExp(`${name}$`) })
    for (const isOn of ['true', 'false']) {
      await flag.click()
      await expect.element(flag).toHaveAttribute('aria-pressed', isOn)
    }
  }
})

test.each([
  ['replace', '2 replaced', '替换了 2 处'],
  ['split', '13 parts', '13 个片段'],
  ['explain', 'Explained', '已解释'],
  ['snippet', 'Code generated', '已生成代码'],
  ['benchmark', 'Measured', '已测量'],
  ['escape', 'Escaped', '已转义'],
])('what %s has come to is said to who does not see it', async (open, english, chinese) => {
  const { settled, said } = await openPage({ open, values })
  await settled()
  await expect.poll(said).toBe(english)
  const other = await openPage({ open, values, language: 'zh' })
  await other.settled()
  await expect.poll(other.said).toBe(chinese)
})

test('why a benchmark failed is said in the words of the specification', async () => {
  const { settled, alert } = await openPage({
    open: 'benchmark',
    values: { pattern: 'x{1000}{1000}{1000}', text: 'a', engine: 'rust' },
  })
  await settled('error')
  await expect.poll(alert).toContain('Benchmark failed')
})
