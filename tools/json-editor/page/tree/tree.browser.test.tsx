import { expect, test } from 'vitest'
import { openPage } from '../../fixtures/open-page.tsx'

const order = '{"id": 12345678901234567890, "buyer": {"name": "林小雨"}, "items": [{"n": 1}, {"n": 2}], "none": []}'

const closed = [
  'Document: 4 keys',
  '  id: 12345678901234567890, JavaScript would round this number',
  '  buyer: 1 key',
  '  items: 2 items',
  '  none: 0 items',
]

async function openTree(json = order, given = {}) {
  const page = await openPage({ json, view: 'tree', ...given })
  await expect.poll(page.rows).not.toHaveLength(0)
  const tree = page.screen.getByRole('tree').element() as HTMLElement
  tree.focus()
  return { ...page, tree }
}

test('a document is a tree, and says of each row what and where it is', async () => {
  const { rows, all } = await openTree()
  await expect.poll(rows).toEqual(closed)
  const [, , buyer] = all('[role=treeitem]')
  expect(buyer?.getAttribute('aria-level')).toBe('2')
  expect(buyer?.getAttribute('aria-posinset')).toBe('2')
  expect(buyer?.getAttribute('aria-setsize')).toBe('4')
  expect(buyer?.getAttribute('aria-expanded')).toBe('false')
})

test('arrows go through it, open and close; the active row is named', async () => {
  const { press, rows, active, tree, find } = await openTree()
  await press('{ArrowDown}{ArrowDown}')
  await expect.poll(active).toBe('buyer: 1 key')
  await press('{ArrowRight}')
  await expect.poll(rows).toContain('    name: "林小雨"')
  await press('{ArrowRight}')
  await expect.poll(active).toBe('name: "林小雨"')
  expect(find(`#${CSS.escape(tree.getAttribute('aria-activedescendant') ?? '')}`)?.getAttribute('aria-selected')).toBe(
    'true',
  )
  await press('{ArrowLeft}')
  await expect.poll(active).toBe('buyer: 1 key')
  await press('{ArrowLeft}')
  await expect.poll(rows).toEqual(closed)
  await press('{End}')
  await expect.poll(active).toBe('none: 0 items')
  await press('{Home}')
  await expect.poll(active).toBe('Document: 4 keys')
  expect(document.activeElement).toBe(tree)
})

test('all opens and closes at once', async () => {
  const { screen, rows } = await openTree()
  await screen.getByRole('button', { name: 'Expand all' }).click()
  await expect.poll(() => rows().length).toBe(10)
  await screen.getByRole('button', { name: 'Collapse all' }).click()
  await expect.poll(rows).toEqual(closed)
})

test('Enter edits a value: JSON is taken as it stands, anything else as text', async () => {
  const { press, rows, tree } = await openTree('{"a": 1}')
  await press('{ArrowDown}{Enter}')
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Value')
  await press('1e400{Enter}')
  await expect.poll(rows).toContain('  a: 1e400, JavaScript would round this number')
  await expect.poll(() => document.activeElement).toBe(tree)
  await press('{Enter}')
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Value')
  await press('hello "you"{Enter}')
  await expect.poll(rows).toContain('  a: "hello \\"you\\""')
})

test('what begins as JSON and is none is refused at the field, and what was typed stays', async () => {
  const { press, screen, rows } = await openTree('{"a": 1}', { language: 'zh' })
  await press('{ArrowDown}{Enter}')
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('值')
  await press('"abc{Enter}')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('JSON 无效：以引号或括号开头的内容必须是 JSON。')
  expect((document.activeElement as HTMLInputElement).value).toBe('"abc')
  await press('{Escape}')
  await expect.poll(rows).toEqual(['文档: 1 个键', '  a: 1'])
})

test('F2 renames, Delete takes out, Alt with an arrow moves, Insert adds', async () => {
  const { press, rows } = await openTree('{"a": 1, "b": 2}')
  await press('{ArrowDown}{F2}')
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Name')
  await press('名{Enter}')
  await expect.poll(rows).toEqual(['Document: 2 keys', '  名: 1', '  b: 2'])
  await press('{Alt>}{ArrowDown}{/Alt}')
  await expect.poll(rows).toEqual(['Document: 2 keys', '  b: 2', '  名: 1'])
  await press('{Delete}')
  await expect.poll(rows).toEqual(['Document: 1 key', '  b: 2'])
  await press('{Insert}')
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Name')
  await press('c{Enter}')
  await expect.poll(rows).toEqual(['Document: 1 key', '  b: 2', '  c: null'].with(0, 'Document: 2 keys'))
})

test('Ctrl+D duplicates, and what is pasted is put behind or into what is chosen', async () => {
  const { press, rows, tree } = await openTree('{"a": [1]}')
  await press('{ArrowDown}{Control>}d{/Control}')
  await expect.poll(rows).toEqual(['Document: 2 keys', '  a: 1 item', '  a 2: 1 item'])
  const paste = (text: string) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    tree.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }
  paste('{"x": 1.0}')
  await expect.poll(rows).toContain('  a 2: 2 items')
  await press('{End}')
  await expect.poll(rows).toContain('    1: 1 key')
  paste('no JSON')
  await expect.poll(rows).toContain('      key: "no JSON"')
})

test('one way back leads through all views', async () => {
  const { press, rows, screen, find, tree } = await openTree('{"a": 1}')
  await press('{ArrowDown}{Enter}')
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Value')
  await press('2{Enter}')
  await expect.poll(rows).toContain('  a: 2')
  await screen.getByText('Text', { exact: true }).click()
  const field = () => find('[data-bench=input] :is(textarea, .cm-content)')
  await expect.poll(() => field()?.textContent).toContain('{"a": 2}')
  field()?.focus()
  await expect.poll(() => find('[data-bench=input] .cm-content')).not.toBeNull()
  await press('{Control>}{End}{/Control} ')
  await expect.poll(() => field()?.textContent).toBe('{"a": 2} ')
  await press('{Control>}z{/Control}{Control>}z{/Control}')
  await expect.poll(() => field()?.textContent).toBe('{"a": 1}')
  await press('{Control>}y{/Control}')
  await expect.poll(() => field()?.textContent).toBe('{"a": 2}')
  await screen.getByText('Tree', { exact: true }).click()
  await expect.poll(rows).toContain('  a: 2')
  expect(tree.isConnected).toBe(false)
})

test('a way back leaves the tree and the focus in their places', async () => {
  const { press, rows, tree } = await openTree('{"a": [1, 2]}')
  await press('{ArrowDown}{ArrowRight}{ArrowDown}{Delete}')
  await expect.poll(rows).toEqual(['Document: 1 key', '  a: 1 item', '    0: 2'])
  await press('{Control>}z{/Control}')
  await expect.poll(rows).toEqual(['Document: 1 key', '  a: 2 items', '    0: 1', '    1: 2'])
  expect(document.activeElement).toBe(tree)
})

test('a search opens what it finds, counts, and goes round', async () => {
  const { press, screen, active } = await openTree('{"x": [{"name": 1}, {"Name": "a"}], "y": "rename"}')
  await screen.getByRole('searchbox').click()
  await press('name')
  await expect.element(screen.getByText('1 of 3').first()).toBeVisible()
  await expect.poll(active).toBe('name: 1')
  await press('{Enter}{Enter}')
  await expect.element(screen.getByText('3 of 3').first()).toBeVisible()
  await expect.poll(active).toBe('y: "rename"')
  await press('{Enter}')
  await expect.poll(active).toBe('name: 1')
  await press('x')
  await expect.element(screen.getByText('No match').first()).toBeVisible()
})

test('an edit among what was found leaves one where one is, and counts anew', async () => {
  const { press, screen, active, rows } = await openTree('{"a1": "x", "a2": "x", "a3": "x"}')
  await screen.getByRole('searchbox').click()
  await press('x')
  await expect.element(screen.getByText('1 of 3').first()).toBeVisible()
  await press('{Enter}')
  await expect.poll(active).toBe('a2: "x"')
  screen.getByRole('tree').element().focus()
  await press('{Enter}')
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Value')
  await press('y{Enter}')
  await expect.poll(rows).toContain('  a2: "y"')
  await expect.element(screen.getByText('2 of 2').first()).toBeVisible()
  expect(active()).toBe('a2: "y"')
})

test('what is pasted over a lone value takes its place', async () => {
  const { tree, rows } = await openTree('"ab"')
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', '5')
  tree.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await expect.poll(rows).toEqual(['Document: 5'])
})

test('where the chosen value stands is written under the tree', async () => {
  const { press, screen } = await openTree('{"a b": [true]}')
  await press('{ArrowDown}{ArrowRight}{ArrowRight}')
  await expect.element(screen.getByText("$['a b'][0]", { exact: true })).toBeVisible()
  await expect.element(screen.getByText('3 values, 2 levels')).toBeVisible()
  await press('{Delete}')
  await expect.element(screen.getByText('2 values, 2 levels')).toBeVisible()
})

test('from the menu a list is sorted, a string read as JSON, a part kept alone', async () => {
  const { press, screen, rows } = await openTree('{"a": [2, 1], "b": "{\\"c\\": 1}"}')
  const choose = async (name: string) => {
    await screen.getByRole('button', { name: 'More' }).click()
    await screen.getByRole('button', { name, exact: true }).click()
  }
  await press('{ArrowDown}{ArrowRight}')
  await expect.poll(() => rows().length).toBe(5)
  await choose('Sort ascending')
  await expect.poll(rows).toContain('    0: 1')
  await press('{End}')
  await choose('Parse the string as JSON')
  await expect.poll(rows).toContain('  b: 1 key')
  await choose('Keep only this part')
  await expect.poll(rows).toEqual(['Document: 1 key', '  c: 1'])
})

test('text that is no JSON is said to be so, with the way to it', async () => {
  const { screen, find } = await openPage({ json: '{"a": 1,\n}', view: 'tree' })
  await expect
    .element(screen.getByText('Invalid JSON: unexpected } at line 2, column 1; expected "key"').first())
    .toBeVisible()
  await screen.getByRole('button', { name: 'Go to location' }).first().click()
  await expect.poll(() => document.activeElement?.className).toContain('cm-content')
  expect(find('[role=tree]')).toBeNull()
})

test('a long value and a long name end in an ellipsis, within the tree', async () => {
  const long = 'word '.repeat(40)
  const { find, rows } = await openPage({
    json: JSON.stringify({ a: long, [long]: [long, { b: long }] }),
    view: 'tree',
  })
  await expect.poll(rows).toHaveLength(3)
  const tree = find('[role=tree]') as HTMLElement
  expect(tree.scrollWidth).toBe(tree.clientWidth)
  const cut = [...tree.querySelectorAll<HTMLElement>('[role=treeitem] > span')].filter(
    (part) => part.scrollWidth > part.clientWidth && part.clientWidth > 30,
  )
  expect(cut.map((part) => getComputedStyle(part).textOverflow)).toEqual(['ellipsis', 'ellipsis', 'ellipsis'])
})

test('a million rows scroll to their end, and each can be reached', async () => {
  const { press, active, rows } = await openTree(JSON.stringify(Array.from({ length: 400_000 }, (_, at) => at)))
  expect(rows().length).toBeLessThan(200)
  await press('{End}')
  await expect.poll(active).toBe('399999: 399999')
  await press('{ArrowUp}')
  await expect.poll(active).toBe('399998: 399998')
  await press('{Home}{PageDown}')
  await expect.poll(active).toMatch(/^\d{1,2}: /)
})
