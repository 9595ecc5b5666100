import { expect, test } from 'vitest'
import { openPage } from '../../fixtures/open-page.tsx'

const order = '{"id": 12345678901234567890, "buyer": {"name": "林小雨"}, "items": [{"n": 1}, {"n": 2}], "none": []}'

async function openGraph(json = order, given = {}) {
  const opened = await openPage({ json, view: 'graph', ...given })
  await expect.poll(opened.rows).not.toHaveLength(0)
  const graph = opened.screen.getByRole('tree').element() as HTMLElement
  graph.focus()
  const item = (name: string) => opened.all('[role=treeitem]').find((each) => each.textContent?.startsWith(name))
  const left = (name: string) => Math.round(item(name)?.getBoundingClientRect().left ?? Number.NaN)
  const width = (name: string) => item(name)?.getBoundingClientRect().width ?? Number.NaN
  return { ...opened, graph, item, left, width }
}

test('the open part of a document is boxes, each with its values, and says what and where it is', async () => {
  const { rows, item, left } = await openGraph()
  await expect
    .poll(rows)
    .toEqual([
      'Document: 4 keys',
      '  id: 12345678901234567890, JavaScript would round this number',
      '  none: []',
      '  buyer: 1 key',
      '  items: 2 items',
    ])
  const buyer = item('buyer')
  expect(buyer?.getAttribute('aria-posinset')).toBe('2')
  expect(buyer?.getAttribute('aria-setsize')).toBe('4')
  expect(buyer?.getAttribute('aria-expanded')).toBe('false')
  expect(left('buyer')).toBeGreaterThan(left('Document') + 132)
})

test('arrows go to what stands beside, into what is closed and back; the path is told', async () => {
  const { press, active, rows, screen, graph, find } = await openGraph()
  await press('{ArrowRight}{ArrowDown}{ArrowDown}')
  await expect.poll(active).toBe('items: 2 items')
  await press('{ArrowRight}')
  await expect.poll(rows).toContain('    1: 1 key')
  await press('{ArrowRight}{ArrowDown}{Enter}{ArrowRight}')
  await expect.poll(active).toBe('n: 2')
  await expect.element(screen.getByText("$['items'][1]['n']", { exact: true })).toBeVisible()
  expect(find(`#${CSS.escape(graph.getAttribute('aria-activedescendant') ?? '')}`)?.ariaSelected).toBe('true')
  await press('{ArrowLeft}{ArrowLeft}{Enter}')
  await expect.poll(active).toBe('items: 2 items')
  await expect.poll(rows).not.toContain('    1: 1 key')
  await press('{End}')
  await expect.poll(active).toBe('none: []')
  await press('{Home}')
  await expect.poll(active).toBe('Document: 4 keys')
  expect(document.activeElement).toBe(graph)
})

test('a box opens and closes at a press, and stays where it is as long as there is room', async () => {
  const { rows, item, left } = await openGraph(order, { width: 1920 })
  const before = left('items')
  item('items')?.click()
  await expect.poll(rows).toContain('    0: 1 key')
  expect(left('items')).toBe(before)
  item('items')?.click()
  await expect.poll(rows).not.toContain('    0: 1 key')
})

test('what is far behind is reached by keys and by a press on what is left out', async () => {
  const { press, rows, active, screen } = await openGraph(
    JSON.stringify(Array.from({ length: 250 }, (_, at) => at * 2)),
  )
  await expect.poll(rows).toHaveLength(101)
  await screen.getByText('150 more').click()
  await expect.poll(rows).toHaveLength(201)
  await press('{End}')
  await expect.poll(active).toBe('249: 498')
  await press('{ArrowUp}')
  await expect.poll(active).toBe('248: 496')
})

test('it is zoomed by buttons and keys, and fits again', async () => {
  const { press, screen, width, graph, all } = await openGraph()
  const before = width('Document')
  await screen.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(() => width('Document')).toBeCloseTo(before * 1.25, 1)
  screen.getByRole('tree').element().focus()
  await press('--')
  await expect.poll(() => width('Document')).toBeCloseTo(before / 1.25, 1)
  await press('1')
  await expect.poll(() => width('Document')).toBeCloseTo(before, 1)
  await screen.getByRole('button', { name: 'Fit' }).click()
  const isWithin = (item: HTMLElement) => {
    const [inner, outer] = [item, graph].map((element) => element.getBoundingClientRect())
    return inner && outer && inner.left >= outer.left && inner.right <= outer.right && inner.bottom <= outer.bottom
  }
  await expect.poll(() => all('[role=treeitem]').filter((item) => !isWithin(item))).toEqual([])
  expect(width('Document')).toBeLessThanOrEqual(before + 0.1)
})

test('the wheel moves it, with Ctrl it zooms around the pointer', async () => {
  const { graph, item, left, width } = await openGraph()
  await expect.poll(() => item('Document')).toBeDefined()
  const before = left('Document')
  graph.dispatchEvent(new WheelEvent('wheel', { deltaX: -30, cancelable: true, bubbles: true }))
  await expect.poll(() => left('Document')).toBe(before + 30)
  const wide = width('Document')
  const [clientX, clientY] = [left('Document'), item('Document')?.getBoundingClientRect().top ?? 0]
  const pinch = new WheelEvent('wheel', {
    deltaY: -20,
    ctrlKey: true,
    cancelable: true,
    bubbles: true,
    clientX,
    clientY,
  })
  expect(graph.dispatchEvent(pinch)).toBe(false)
  await expect.poll(() => width('Document')).toBeCloseTo(wide * Math.exp(0.2), 1)
  expect(left('Document')).toBe(clientX)
})

test('a drag moves it and presses nothing; two fingers zoom', async () => {
  const { graph, item, left, width, rows } = await openGraph()
  await expect.poll(() => item('items')).toBeDefined()
  const target = item('items') as HTMLElement
  const point = (type: string, pointerId: number, clientX: number, clientY: number) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        pointerId,
        clientX,
        clientY,
        button: 0,
        bubbles: true,
        cancelable: true,
        isPrimary: true,
      }),
    )
  // Only an existing pointer can be captured.
  graph.setPointerCapture = () => {}
  const { x, y } = target.getBoundingClientRect()
  const before = left('items')
  point('pointerdown', 1, x + 5, y + 5)
  point('pointermove', 1, x + 45, y + 5)
  point('pointerup', 1, x + 45, y + 5)
  target.click()
  await expect.poll(() => left('items')).toBe(before + 40)
  expect(rows()).toHaveLength(5)
  const wide = width('items')
  point('pointerdown', 1, x, y)
  point('pointerdown', 2, x + 100, y)
  point('pointermove', 2, x + 150, y)
  point('pointerup', 2, x + 150, y)
  point('pointerup', 1, x, y)
  await expect.poll(() => width('items')).toBeCloseTo(wide * 1.5, 1)
})

test('a part is shown alone, and the whole again', async () => {
  const { press, screen, rows, active } = await openGraph()
  await press('{ArrowRight}{ArrowDown}{ArrowDown}')
  await expect.poll(active).toBe('items: 2 items')
  await screen.getByRole('button', { name: 'Show only this part' }).click()
  await expect.poll(rows).toEqual(['  items: 2 items', '    0: 1 key', '    1: 1 key'])
  await screen.getByRole('button', { name: 'Whole document' }).click()
  await expect.poll(rows).toContain('  buyer: 1 key')
})

test('a search leads to what it finds, and the text view to the chosen value', async () => {
  const { press, screen, active, find } = await openGraph()
  await screen.getByRole('searchbox').click()
  await press('小雨')
  await expect.poll(active).toBe('name: "林小雨"')
  await screen.getByRole('button', { name: 'Show in text view' }).click()
  await expect.poll(() => find('[data-bench=input] .cm-content')?.textContent).toContain('林小雨')
})

test('thousands of open boxes are not all drawn, and a line says so', async () => {
  const list = Array.from({ length: 90 }, () => Array.from({ length: 90 }, () => ({ a: 1 })))
  const { screen, rows, active, press } = await openGraph(JSON.stringify(list))
  await screen.getByRole('button', { name: 'Expand all' }).click()
  await expect.element(screen.getByText(/^Not all that is open is drawn: a graph has up to 1,000 boxes/)).toBeVisible()
  expect(rows().length).toBeLessThan(200)
  screen.getByRole('tree').element().focus()
  await press('{End}')
  await expect.poll(active).toBe('a: 1')
  await expect.element(screen.getByText("$[89][89]['a']", { exact: true })).toBeVisible()
  await press('0')
  await expect.poll(active).toBe('a: 1')
})

test('an edit in the document is in the graph, with a way back', async () => {
  const { press, screen, rows, active } = await openGraph('{"a": 1, "b": 2}')
  await press('{ArrowRight}')
  await expect.poll(active).toBe('a: 1')
  await screen.getByRole('button', { name: 'More' }).click()
  await screen.getByRole('button', { name: 'Remove' }).click()
  await expect.poll(rows).toEqual(['Document: 1 key', '  b: 2'])
  await press('{Control>}z{/Control}')
  await expect.poll(rows).toEqual(['Document: 2 keys', '  a: 1', '  b: 2'])
})
