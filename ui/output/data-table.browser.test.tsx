import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { JsonSchema } from '#kit/json-schema.ts'
import { draw, looks } from '../fixtures/draw.tsx'
import DataTable from './data-table.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

const files: JsonSchema = {
  type: 'array',
  format: 'table',
  items: { type: 'object', properties: { name: { type: 'string' }, size: { type: 'number' } } },
}

const rows = [
  { name: 'b', size: 1234.5 },
  { name: 'a', size: 9 },
]

const columns = { name: { label: 'Name', help: '' }, size: { label: 'Size', help: '' } }

const drawTable = (look: (typeof looks)[number] = looks[0], { value = rows as unknown[], schema = files } = {}) =>
  draw(<DataTable value={value} schema={schema} text={{ label: 'Files', help: '', columns }} />, look)

test('a table is sorted by its heads, up, down and as it came, and copied as it stands', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { screen } = await drawTable()
  const head = screen.getByRole('columnheader', { name: 'Size', exact: false })
  const press = head.getByRole('button')
  await expect.element(head).toHaveAttribute('aria-sort', 'none')
  const names = () => [...screen.container.querySelectorAll('tbody td:first-child')].map((cell) => cell.textContent)
  expect(names()).toEqual(['b', 'a'])
  await press.click()
  await expect.element(head).toHaveAttribute('aria-sort', 'ascending')
  expect(names()).toEqual(['a', 'b'])
  await screen.getByRole('button', { name: 'Copy', exact: false }).click()
  expect(write).toHaveBeenCalledWith('Name\tSize\na\t9\nb\t1234.5')
  await press.click()
  await expect.element(head).toHaveAttribute('aria-sort', 'descending')
  await press.click()
  await expect.element(head).toHaveAttribute('aria-sort', 'none')
  const cell = screen.container.querySelector('tbody td:last-child')
  expect(cell && getComputedStyle(cell).textAlign).toBe('end')
})

test('a column that is empty in every row is not shown, and lists are written so that a line may end in them', async () => {
  const properties = { at: { type: 'string' }, command: { type: 'string' }, hours: { type: 'array' } } as const
  const schema: JsonSchema = { type: 'array', format: 'table', items: { type: 'object', properties } }
  const value = [
    { at: 'noon', command: '', hours: [9, 10] },
    { at: 'never', hours: [] },
  ]
  const { screen } = await drawTable(looks[0], { value, schema })
  const cells = [...screen.container.querySelectorAll('th, td')].map((cell) => cell.textContent)
  expect(cells).toEqual(['at', 'hours', 'noon', '9, 10', 'never', ''])
})

test('a cell of a table copies what it shows, and arrows lead from one to the next', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { screen } = await drawTable()
  const cells = [...screen.container.querySelectorAll<HTMLElement>('tbody td')]
  expect(cells.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1])
  await screen.getByRole('gridcell', { name: '1,234.5' }).click()
  expect(write).toHaveBeenLastCalledWith('1,234.5')
  cells[0]?.focus()
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}')
  expect(document.activeElement).toBe(cells[3])
  expect(write).toHaveBeenLastCalledWith('9')
  await expect.poll(() => cells.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1, 0])
})

test('what rows say in both languages is read in one', async () => {
  const schema: JsonSchema = {
    type: 'array',
    format: 'table',
    items: { type: 'object', properties: { en: {}, zh: {}, size: {} } },
  }
  const value = [{ en: 'one', zh: '一', size: 1 }]
  const { screen } = await drawTable(looks[1], { value, schema })
  await expect.element(screen.getByRole('gridcell', { name: '一' })).toBeVisible()
  expect(screen.container.querySelectorAll('tbody td')).toHaveLength(2)
})

test('of a long table two hundred rows are drawn, and it says so', async () => {
  const value = Array.from({ length: 1000 }, (_, size) => ({ name: `n${size}`, size }))
  const { screen } = await drawTable(looks[1], { value })
  await expect.element(screen.getByText('共 1000 行，显示前 200 行，复制可得全部。')).toBeVisible()
  expect(screen.container.querySelectorAll('tbody tr')).toHaveLength(200)
})
