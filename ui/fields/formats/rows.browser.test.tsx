import { useState } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw, looks } from '../../fixtures/draw.tsx'
import { Rows } from './rows.tsx'

afterEach(() => page.viewport(414, 896))

type Pair = Record<string, string>

const pairs: Pair[] = [
  { name: 'q', value: 'tea' },
  { name: 'lang', value: 'en' },
]

const text = {
  label: 'Query',
  help: 'Names and values after the ?',
  columns: { name: { label: 'Name', help: '' }, value: { label: 'Value', help: '' } },
}

async function openRows(start: Pair[] = pairs, look?: (typeof looks)[number]) {
  const held = { rows: start }
  function Held() {
    const [rows, setRows] = useState<unknown>(start)
    held.rows = rows as Pair[]
    return <Rows schema={{}} text={text} value={rows} error={undefined} onChange={setRows} />
  }
  const drawn = await draw(<Held />, look)
  const active = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim()
  return { ...drawn, held, active, field: (name: string) => drawn.screen.getByRole('textbox', { name, exact: true }) }
}

test('Enter adds a row below, and one types on in its first field', async () => {
  const { held, active, field } = await openRows()
  await field('Value 1').click()
  await userEvent.keyboard('{Enter}')
  await expect.poll(active).toBe('Name 2')
  await userEvent.keyboard('page{Tab}2')
  expect(held.rows).toEqual([pairs[0], { name: 'page', value: '2' }, pairs[1]])
})

test('Enter that chooses a word for an input method adds no row', async () => {
  const { held, field } = await openRows()
  const key = new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true })
  field('Value 1').element().dispatchEvent(key)
  expect(key.defaultPrevented).toBe(false)
  expect(held.rows).toEqual(pairs)
})

test('the focus stays with the rows as they go, one after the other', async () => {
  const { screen, held, active, announced } = await openRows()
  await screen.getByRole('button', { name: 'Remove row 1' }).click()
  expect(held.rows).toEqual([pairs[1]])
  await expect.poll(active).toBe('Remove row 1')
  expect(announced()).toBe('Row 1 removed')
  await userEvent.keyboard('{Enter}')
  expect(held.rows).toEqual([])
  await expect.poll(active).toBe('Add a row')
  await userEvent.keyboard('{Enter}')
  await expect.poll(active).toBe('Name 1')
})

test('what was kept of another version is no row', async () => {
  const { held, screen } = await openRows('name=value' as unknown as Pair[])
  await screen.getByRole('button', { name: 'Add a row' }).click()
  expect(held.rows).toEqual([{ name: '', value: '' }])
})

test.each([1280, 390])('a pair is one row, under the names of its columns, %i wide', async (width) => {
  await page.viewport(width, 800)
  const { screen } = await openRows()
  const boxes = [1, 2].map((row) =>
    [
      screen.getByRole('textbox', { name: `Name ${row}` }),
      screen.getByRole('textbox', { name: `Value ${row}` }),
      screen.getByRole('button', { name: `Remove row ${row}` }),
    ].map((part) => part.element().getBoundingClientRect()),
  )
  for (const [name, value, remove] of boxes) {
    expect([value?.top, remove?.top]).toEqual([name?.top, name?.top])
    expect(name?.right).toBeLessThan(value?.left ?? 0)
    expect(value?.right).toBeLessThan(remove?.left ?? 0)
    expect(remove?.right).toBeLessThanOrEqual(width)
  }
  const head = screen.getByText('Value', { exact: true }).element().getBoundingClientRect()
  expect(head.left).toBe(boxes[0]?.[1]?.left)
  expect(head.bottom).toBeLessThanOrEqual(boxes[0]?.[1]?.top ?? 0)
})

describe.each(looks)('in $language, dark: $isDark', (look) => {
  test('nobody is kept out', async () => {
    const { barriers } = await openRows(pairs, look)
    expect(await barriers()).toEqual([])
  })
})
