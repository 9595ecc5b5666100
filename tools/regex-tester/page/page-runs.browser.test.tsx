import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Runner } from '#ui/run/runner.ts'
import { chooseFiles } from '#ui/transfer/fixtures/bring.ts'
import { errors } from '../errors.ts'
import { openPage, runner } from '../fixtures/open-page.tsx'

// Wide enough for the engines side by side, and for the groups in the table.
beforeEach(() => page.viewport(1280, 900))

const endless = { pattern: '(a+)+$', text: `${'a'.repeat(40)}!`, seconds: 1 }

/** Counts timer ticks of the page during a task: a frozen page has none. */
async function beatsDuring(work: () => Promise<unknown>): Promise<number> {
  let beats = 0
  const timer = setInterval(() => beats++, 50)
  await work()
  clearInterval(timer)
  return beats
}

test.each(['quickjs', 'ecmascript', 'oniguruma'] as const)(
  'a pattern that never ends is stopped in %s, the page stays alive and the next run works',
  async (engine) => {
    const { pattern, rows, settled, alert } = await openPage({ values: { ...endless, engine } })
    expect(await beatsDuring(() => settled('error'))).toBeGreaterThan(3)
    await expect.poll(alert).toContain('Stopped: this pattern runs longer than')
    await pattern.fill('a!')
    await settled()
    expect(rows()).toEqual([['a!', '39–41']])
  },
)

test('the limit is said in Chinese, and why can be found out', async () => {
  const { screen, settled, alert } = await openPage({ language: 'zh', values: { ...endless, engine: 'ecmascript' } })
  await settled('error')
  await expect.poll(alert).toContain('已停止：此正则在这段文本上运行超过 1 秒')
  await screen.getByRole('button', { name: '查看原因' }).click()
  await expect.element(screen.getByText('存在灾难性回溯（ReDoS）风险：某些文本会运行很久')).toBeVisible()
  await expect.element(screen.getByText(/能以多种方式匹配同一段文本/)).toBeVisible()
})

test('the time limit can be chosen', async () => {
  const { screen, settled, alert } = await openPage({ values: { ...endless, seconds: 30, engine: 'ecmascript' } })
  await screen.getByLabelText('Time limit').selectOptions('1 s')
  await settled('error')
  await expect.poll(alert).toContain('longer than 1 s')
})

test('Esc stops what runs, and it can be run again', async () => {
  const { screen, state } = await openPage({ values: { ...endless, seconds: 30, engine: 'ecmascript' } })
  await expect.element(screen.getByRole('button', { name: 'Cancel (Esc)' })).toBeVisible()
  expect(state()).toBe('running')
  await userEvent.keyboard('{Escape}')
  await expect.poll(state).toBe('idle')
  await expect.element(screen.getByText('Canceled')).toBeVisible()
  await screen.getByRole('button', { name: 'Run again' }).click()
  await expect.poll(state).toBe('running')
})

/** A runner whose first runs fail in a way that cannot be brought about here. */
function failingFirst(error: Error): Runner {
  let isFirst = true
  const run: Runner['run'] = (...all) => {
    const fails = isFirst
    isFirst = false
    return fails ? Promise.reject(error) : runner.run(...all)
  }
  return { ...runner, run }
}

test.each([
  [errors.loadFailed(), 'Failed to load WASM module'],
  [errors.notLoaded(), 'WASM module not loaded'],
])('an engine that cannot be loaded is said to be absent, and tried again on demand', async (error, sentence) => {
  const { screen, rows, settled, alert } = await openPage({
    runner: failingFirst(error),
    values: { pattern: 'a', text: 'ba' },
  })
  await settled('error')
  await expect.poll(alert).toContain(sentence)
  await expect.element(screen.getByText('WASM module not loaded').first()).toBeVisible()
  await screen.getByRole('button', { name: 'Retry' }).click()
  await settled()
  await expect.element(screen.getByText('WASM ready')).toBeVisible()
  expect(rows()).toEqual([['a', '1–2']])
})

test('while it is fetched the engine is said to be loading', async () => {
  const never: Runner = { ...runner, run: () => new Promise(() => {}) }
  const { screen } = await openPage({ runner: never, values: { pattern: 'a', text: 'a' } })
  await expect.element(screen.getByText('Loading WASM')).toBeVisible()
  await expect.element(screen.getByText('Loading QuickJS')).toBeVisible()
})

test('a test that failed says so in the words of the specification', async () => {
  const { settled, alert } = await openPage({
    values: { pattern: 'x{1000}{1000}{1000}', text: 'a', engine: 'rust' },
  })
  await settled('error')
  await expect.poll(alert).toContain('Regex test failed')
})

test('of a long text with many matches only what is in view is drawn', async () => {
  const text = `${'x'.repeat(49)}\n`.repeat(20_000)
  const { screen, all, rows, settled } = await openPage({ values: { pattern: 'x\\n', engine: 'ecmascript' } })
  const field = screen.getByRole('textbox', { name: 'Test text' }).element()
  const data = new DataTransfer()
  data.setData('text/plain', text)
  field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  await settled()
  await expect.element(screen.getByText(/^20000 matches in/)).toBeVisible()
  await expect.element(screen.getByText('Showing the first 5000 of 20000 matches.')).toBeVisible()
  await expect.poll(() => all('.cm-content .rx-match')).not.toHaveLength(0)
  expect(all('.cm-content .rx-match').length).toBeLessThan(500)
  expect(rows().length).toBeLessThan(100)

  screen.getByRole('button', { name: 'x↵' }).first().element().focus()
  await userEvent.keyboard('{End}')
  await expect.poll(() => document.activeElement?.getAttribute('data-index')).toBe('4999')
  await expect.poll(() => all('.cm-content .rx-highlighted')).not.toHaveLength(0)
})

const focused = () => document.activeElement?.getAttribute('data-index')

/** Opens the page with 1000 matches in its table, the first of them with the focus. */
async function openOnFirstOfMany() {
  const opened = await openPage({
    values: { pattern: 'x', text: 'x\n'.repeat(1000), engine: 'ecmascript' },
  })
  await opened.settled()
  const first = opened.screen.getByRole('button', { name: 'x', exact: true }).first().element()
  first.focus()
  return { ...opened, scroller: first.closest('table')?.parentElement?.parentElement as HTMLElement }
}

const frames = async (count: number) => {
  for (let i = 0; i < count; i++) await new Promise(requestAnimationFrame)
}

test('a match far away gets the focus even when the browser says late that it scrolled', async () => {
  const { scroller } = await openOnFirstOfMany()
  const swallow = (event: Event) => event.stopImmediatePropagation()
  document.addEventListener('scroll', swallow, { capture: true })
  await userEvent.keyboard('{End}')
  await frames(5)
  expect(focused()).toBe('0')
  document.removeEventListener('scroll', swallow, { capture: true })
  scroller.dispatchEvent(new Event('scroll'))
  await expect.poll(focused).toBe('999')
})

test('a match that scrolls out of view does not lose the focus to nothing', async () => {
  const { scroller } = await openOnFirstOfMany()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(focused).toBe('1')
  scroller.scrollTop = 20_000
  await expect.poll(() => document.activeElement).toBe(scroller)
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(focused).toBe('2')
  scroller.scrollTop = 20_000
  await expect.poll(() => document.activeElement).toBe(scroller)
  scroller.scrollTop = 0
  await expect.poll(focused).toBe('2')
})

test('matches out of reach of the last one can be gone to with Tab', async () => {
  const { scroller, all } = await openOnFirstOfMany()
  ;(document.activeElement as HTMLElement).blur()
  scroller.scrollTop = 20_000
  await expect.poll(() => all('[data-index="0"]')).toHaveLength(0)
  expect(all('[data-bench=output] tbody [tabindex="0"]')).toHaveLength(1)
})

test('a text too long to edit is searched as a whole', async () => {
  const { screen, settled } = await openPage({ values: { pattern: 'end$', engine: 'ecmascript' } })
  const chooser = screen.container.querySelector<HTMLInputElement>('input[type=file]')
  chooseFiles(chooser, new File([`${'line\n'.repeat(500_000)}end`], 'long.txt'))
  await settled()
  await expect.element(screen.getByText(/^1 match in/)).toBeVisible()
  await expect.element(screen.getByText('2500000–2500003')).toBeVisible()
})

test('what was tried is kept, and comes back', async () => {
  const { screen, pattern, settled } = await openPage({ values: { pattern: 'a(b)', text: 'ab', engine: 'rust' } })
  await settled()
  await expect.element(screen.getByRole('button', { name: 'Restore: /a(b)/g' })).toBeVisible()
  await pattern.fill('')
  await screen.getByRole('radiogroup', { name: 'Engine' }).getByText('RE2', { exact: true }).click()
  await screen.getByRole('button', { name: 'Restore: /a(b)/g' }).click()
  await expect.element(pattern).toHaveValue('a(b)')
  await expect.element(screen.getByRole('radio', { name: /^Rust/ })).toBeChecked()
})
