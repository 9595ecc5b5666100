import { expect, test } from 'vitest'
import { openPage } from '../../fixtures/open-page.tsx'

const list = '[{"id": 2, "name": "Teapot"}, {"id": 10, "price": 1.50}, 7]'

async function openTable(json = list, given = {}) {
  const page = await openPage({ json, view: 'table', ...given })
  await expect.poll(page.cells).not.toHaveLength(0)
  const grid = page.screen.getByRole('grid').element() as HTMLElement
  grid.focus()
  return { ...page, grid }
}

test('a list is a table of its items; what is no object stands in a column of its own', async () => {
  const { cells, all, grid } = await openTable()
  await expect.poll(cells).toEqual([
    ['', '2', '"Teapot"', ''],
    ['', '10', '', '1.50'],
    ['7', '', '', ''],
  ])
  expect(all('[role=columnheader]').map((head) => head.textContent)).toEqual(['', 'Value', 'id', 'name', 'price'])
  expect(grid.getAttribute('aria-rowcount')).toBe('4')
  expect(grid.getAttribute('aria-colcount')).toBe('5')
})

test('arrows go from cell to cell, Enter edits, and the next row follows', async () => {
  const { press, cells, active, find } = await openTable('[{"a": 1}, {"a": 2}]')
  await press('{ArrowDown}{ArrowUp}{Enter}')
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Value')
  await press('10.0{Enter}')
  await expect.poll(cells).toEqual([['10.0'], ['2']])
  await expect.poll(() => find('[aria-selected=true]')?.textContent).toBe('2')
  expect(active()).toBe('')
})

test('a member that is missing is added where its cell is edited, and Delete takes one out', async () => {
  const { press, cells } = await openTable('[{"a": 1}, {"b": 2}]')
  await press('{ArrowDown}{Enter}')
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Value')
  await press('new{Enter}')
  await expect.poll(cells).toEqual([
    ['1', ''],
    ['"new"', '2'],
  ])
  await press('{ArrowRight}{Delete}')
  await expect.poll(cells).toEqual([['1'], ['"new"']])
})

test('the head of a column sorts by it, the second time the other way round', async () => {
  const { screen, cells } = await openTable('[{"a": 10}, {"a": 9}, {"b": 1}]')
  const head = screen.getByRole('columnheader', { name: 'a' }).getByRole('button')
  await head.click()
  await expect.poll(cells).toEqual([
    ['9', ''],
    ['10', ''],
    ['', '1'],
  ])
  await head.click()
  await expect.poll(cells).toEqual([
    ['10', ''],
    ['9', ''],
    ['', '1'],
  ])
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => cells()[0]).toEqual(['9', ''])
})

test('a sorted column is marked until something else changes', async () => {
  const { screen, cells, all } = await openTable('[{"a": 10, "b": 1}, {"a": 9, "b": 2}]')
  const sorted = () => all('[role=columnheader][aria-sort]').map((head) => [head.textContent, head.ariaSort])
  expect(sorted()).toEqual([])
  const arrow = () => screen.getByRole('columnheader', { name: 'a' }).element().querySelector('svg')?.classList.value
  const plain = arrow()
  const head = screen.getByRole('columnheader', { name: 'a' }).getByRole('button')
  await head.click()
  await expect.poll(sorted).toEqual([['a', 'ascending']])
  const up = arrow()
  await head.click()
  await expect.poll(sorted).toEqual([['a', 'descending']])
  expect(new Set([plain, up, arrow()]).size).toBe(3)
  // It is sorted that way already: nothing changes, and it stays so.
  await screen.getByRole('columnheader', { name: 'b' }).getByRole('button').click()
  await expect.poll(sorted).toEqual([['b', 'ascending']])
  expect(cells()).toEqual([
    ['10', '1'],
    ['9', '2'],
  ])
  await screen.getByRole('button', { name: 'Add a row' }).click()
  await expect.poll(sorted).toEqual([])
})

test('the table says which list it shows, also where there is one', async () => {
  const { screen } = await openTable('{"people": [{"x": 1}, {"x": 2}]}')
  await expect.element(screen.getByText('$.people (2 items)')).toBeVisible()
})

test('rows are added and removed', async () => {
  const { screen, cells, find } = await openTable('[{"a": 1}, {"a": 2}]')
  await screen.getByRole('button', { name: 'Add a row' }).click()
  await expect.poll(cells).toEqual([['1'], [''], ['2']])
  await expect.poll(() => find('[aria-selected=true]')?.id).toMatch(/1-0$/)
  await screen.getByRole('button', { name: 'Remove the row' }).click()
  await expect.poll(cells).toEqual([['1'], ['2']])
})

test('of several lists the longest is shown, and another can be chosen', async () => {
  const { screen, cells } = await openTable('{"few": [{"x": 1}], "many": [{"y": 1}, {"y": 2}]}')
  await expect.poll(cells).toEqual([['1'], ['2']])
  await screen.getByRole('combobox', { name: 'Array' }).selectOptions('$.few (1 item)')
  await expect.poll(cells).toEqual([['1']])
})

test('without a list of objects it says so', async () => {
  const { screen } = await openPage({ json: '{"a": 1}', view: 'table', language: 'zh' })
  await expect.element(screen.getByText('表格显示由对象组成的数组，每项一行。此文档中没有这样的数组。')).toBeVisible()
})

test('a search leads to the cell, and what is within a cell opens in the tree', async () => {
  const { screen, press, find, rows, grid } = await openTable('[{"a": 1, "b": 2}, {"a": 3, "b": {"deep": "needle"}}]')
  await screen.getByRole('searchbox').click()
  await press('needle')
  await expect.poll(() => find('[aria-selected=true]')?.textContent).toBe('1 key')
  grid.focus()
  await press('{Enter}')
  await expect.poll(rows).toContain('    b: 1 key')
})
