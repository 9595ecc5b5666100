import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { emptyTool } from '../fixtures/empty-tool.ts'
import { ToolProvider } from '../tool/open-tool.tsx'
import { LayoutButtons } from './layout-buttons.tsx'
import { Panes } from './panes.tsx'

beforeEach(() => page.viewport(1280, 800))

/** Panes 1,001 pixels wide and 500 high, each of a tool of its own, so that no test sees another's stored layout. */
async function drawPanes(id: string) {
  const { container } = await render(
    <ToolProvider value={emptyTool(id)}>
      <main style={{ width: 1001, height: 500, display: 'flex', flexDirection: 'column' }}>
        <Panes hasRail={false}>
          <section id="input">Input</section>
          <section id="result">Result</section>
        </Panes>
        <LayoutButtons />
      </main>
    </ToolProvider>,
  )
  const boxOf = (name: string) => container.querySelector(`#${name}`)?.getBoundingClientRect() ?? new DOMRect()
  return { boxOf, splitter: page.getByRole('separator', { name: 'Resize the panes' }) }
}

test('panes begin even, and arrows move what divides them by five hundredths', async () => {
  const { boxOf, splitter } = await drawPanes('arrows')
  expect(boxOf('input').width).toBeCloseTo(500.5, 0)
  await splitter.click()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(splitter).toHaveAttribute('aria-valuenow', '60')
  expect(boxOf('input').width).toBeCloseTo(600.6, 0)
  expect(localStorage.getItem('layout:arrows')).toContain('0.6')
  await splitter.dblClick()
  await expect.poll(() => boxOf('input').width).toBeCloseTo(500.5, 0)
})

test('no pane is moved out of sight', async () => {
  const { boxOf, splitter } = await drawPanes('bounds')
  await splitter.click()
  await userEvent.keyboard('{ArrowLeft>20/}')
  await expect.element(splitter).toHaveAttribute('aria-valuenow', '15')
  expect(boxOf('input').width).toBeGreaterThan(140)
})

test('what divides them is dragged', async () => {
  const { boxOf, splitter } = await drawPanes('dragged')
  const element = splitter.element() as HTMLElement
  element.setPointerCapture = () => {}
  const fire = (type: string, clientX: number) =>
    element.dispatchEvent(new PointerEvent(type, { clientX, clientY: 100, buttons: 1, bubbles: true, pointerId: 1 }))
  const { left } = boxOf('input')
  fire('pointerdown', left + 500)
  await expect.poll(() => fire('pointermove', left + 300) && Math.round(boxOf('input').width)).toBe(300)
  fire('pointerup', left + 300)
  fire('pointermove', left + 700)
  expect(Math.round(boxOf('input').width)).toBe(300)
})

test('stacked, the result stands below, and what divides them moves up and down', async () => {
  const { boxOf, splitter } = await drawPanes('stacked')
  await page.getByRole('button', { name: 'Stacked' }).click()
  await expect.poll(() => boxOf('result').top).toBeGreaterThanOrEqual(boxOf('input').bottom)
  await expect.element(splitter).toHaveAttribute('aria-orientation', 'horizontal')
  const before = boxOf('input').height
  await splitter.click()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => boxOf('input').height).toBeGreaterThan(before)
  await page.getByRole('button', { name: 'Side by side' }).click()
  await expect.poll(() => boxOf('result').top).toBe(boxOf('input').top)
})
