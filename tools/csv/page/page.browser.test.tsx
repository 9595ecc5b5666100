import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openPage } from '../fixtures/open-page.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

const list = 'n,city,day\n10,Rome,2026-01-05\n9,Paris,2026-02-01\n-2.5,"Ulm, Donau",2026-01-20\n,paris,2026-01-01\n'

async function openTable(source = list, given = {}) {
  const { input, ...opened } = await openPage({ source }, given)
  await expect.poll(input.rows).not.toHaveLength(0)
  const { rows, grid } = input
  grid()?.focus()
  return {
    ...opened,
    ...input,
    column: (at: number) => rows().map((row) => row[at]),
    heads: () => [...(grid()?.querySelectorAll<HTMLElement>('[role=columnheader]') ?? [])].slice(1),
    line: () => grid()?.nextElementSibling?.textContent,
  }
}

test('opened input is shown as a table: names, types and cells', async () => {
  const { rows, heads, grid } = await openTable()
  expect(rows()).toEqual([
    ['10', 'Rome', '2026-01-05'],
    ['9', 'Paris', '2026-02-01'],
    ['-2.5', 'Ulm, Donau', '2026-01-20'],
    ['', 'paris', '2026-01-01'],
  ])
  expect(heads().map((head) => head.textContent)).toEqual(['nDecimal number', 'cityText', 'dayDate'])
  expect(grid()?.ariaRowCount).toBe('5')
  expect(grid()?.ariaColCount).toBe('4')
})

test('typed input stays text, and can be switched to a table', async () => {
  const { screen, find, input } = await openPage({})
  await userEvent.click(find('[data-bench=input] textarea') as HTMLElement)
  await userEvent.keyboard('a,b{Enter}1,2')
  expect(find('[role=grid]')).toBeNull()
  await screen.getByRole('radio', { name: 'Table' }).click({ force: true })
  await expect.poll(input.rows).toEqual([['1', '2']])
  await screen.getByRole('radio', { name: 'Text' }).click({ force: true })
  await expect.poll(() => find('[role=grid]')).toBeNull()
  await userEvent.click(find('[data-bench=input] textarea, [data-bench=input] .cm-content') as HTMLElement)
  await userEvent.keyboard('{Control>}{End}{/Control}{Enter}3,4')
  await screen.getByRole('radio', { name: 'Table' }).click({ force: true })
  await expect.poll(input.rows).toEqual([
    ['1', '2'],
    ['3', '4'],
  ])
})

test('a column name sorts ascending, descending and back, by click and by keyboard', async () => {
  const { column, heads, screen } = await openTable()
  const sorted = () => heads().map((head) => head.ariaSort)
  await screen.getByRole('columnheader', { name: 'n', exact: false }).first().getByRole('button').first().click()
  await expect.poll(() => column(0)).toEqual(['-2.5', '9', '10', ''])
  expect(sorted()).toEqual(['ascending', 'none', 'none'])
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => column(0)).toEqual(['10', '9', '-2.5', ''])
  expect(sorted()).toEqual(['descending', 'none', 'none'])
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => column(0)).toEqual(['10', '9', '-2.5', ''])
  expect(sorted()).toEqual(['none', 'none', 'none'])
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await expect.poll(() => column(1)).toEqual(['Paris', 'Rome', 'Ulm, Donau', 'paris'])
})

test('rows are filtered by a column, and the remaining ones are counted', async () => {
  const { column, screen } = await openTable()
  await screen.getByRole('button', { name: 'Filter rows: city' }).click()
  await expect.poll(() => document.activeElement?.ariaLabel).toBe('Filter rows')
  await userEvent.keyboard('PARIS')
  await expect.poll(() => column(0)).toEqual(['9', ''])
  await expect.element(screen.getByText('2 of 4 rows')).toBeVisible()
  await screen.getByRole('button', { name: 'Clear filters' }).click()
  await expect.poll(() => column(0)).toHaveLength(4)
})

test('arrow keys move between cells; a cell and a row are copied, and the position is shown', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { find, grid, line } = await openTable()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{Control>}c{/Control}')
  await expect.poll(() => write.mock.lastCall).toEqual(['Ulm, Donau'])
  expect(find('[aria-selected=true]')?.textContent).toBe('Ulm, Donau')
  expect(grid()?.getAttribute('aria-activedescendant')).toBe(find('[aria-selected=true]')?.id)
  await expect.poll(line).toBe('city, row 3Ulm, Donau')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Enter}')
  await expect.poll(() => write.mock.lastCall).toEqual(['-2.5\tUlm, Donau\t2026-01-20'])
})

test('problems are marked in their cells, counted, and can be filtered', async () => {
  const { screen, find, column, line } = await openTable('n,t\n1,a\n2,b\nx,c\n4\n5,e\n6,f\n')
  expect(find('[data-problem=oddType]')?.textContent).toBe('x, Expected as in most cells: Whole number')
  expect(find('[data-problem=shortRow]')?.title).toBe('Missing: 1 instead of 2 cells')
  await screen.getByRole('button', { name: '2 problems' }).click()
  await expect.poll(() => column(0)).toEqual(['x', '4'])
  await expect.poll(line).toContain('Expected as in most cells: Whole number')
  await screen.getByRole('button', { name: 'Show in text' }).click()
  await expect.poll(() => find('.cm-content')?.contains(document.activeElement)).toBe(true)
})

test('text after a closing quote is marked in its cell', async () => {
  const { find } = await openTable('n,t\n1,"a"b\n2,"c"\n')
  expect(find('[data-problem]')?.title).toBe('Text after a closing quote: it was added to this cell')
  expect(find('[data-problem]')?.textContent).toContain('ab')
})

test('the options of the operation apply to the table', async () => {
  const { screen, rows, heads } = await openTable('a,b\n1,2')
  await screen.getByRole('switch', { name: 'Header row' }).click({ force: true })
  await expect.poll(rows).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
  expect(heads().map((head) => head.textContent)).toEqual(['column1Text', 'column2Text'])
})

test('of a hundred thousand rows only those in view are drawn, and a key goes to the last', async () => {
  const source = `n,t\n${Array.from({ length: 100_000 }, (_, at) => `${at},row ${at}`).join('\n')}`
  const { rows, column } = await openTable(source, { open: 'inspect' })
  expect(rows().length).toBeLessThan(80)
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await expect.poll(() => column(1).at(-1)).toBe('row 99999')
})

test('a text that is not a table shows an error', async () => {
  const { screen } = await openPage({ source: '\n\n\n' }, { language: 'zh' })
  await expect.element(screen.getByText('请输入要处理的文本').first()).toBeVisible()
})

test('the ranges of a table without rows are no empty columns', async () => {
  const { all, settled } = await openPage({ source: 'a,b\n' }, { open: 'inspect' })
  await settled()
  const heads = () => all('[data-bench=output] thead th').map(({ textContent }) => textContent)
  await expect.poll(heads).toEqual(['Name', 'Type', 'Filled', 'Distinct'])
})
