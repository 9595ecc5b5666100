import { afterEach, expect, test, vi } from 'vitest'
import { openPage } from '../fixtures/open-page.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

const json = '[{"n":10,"city":"Rome"},{"n":9,"city":"Paris, TX"}]'

test('the result from JSON is shown as a table, and copied as text', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { result, screen } = await openPage({ json }, { open: 'fromJson' })
  await expect.poll(result.rows).toEqual([
    ['10', 'Rome'],
    ['9', 'Paris, TX'],
  ])
  expect(result.grid()?.ariaLabel).toBe('CSV')
  await screen.getByRole('button', { name: 'Copy', exact: true }).click()
  expect(write.mock.lastCall).toEqual(['n,city\r\n10,Rome\r\n9,"Paris, TX"\r\n'])
})

test('the choice of text is remembered', async () => {
  const { result, find, screen } = await openPage({ json }, { open: 'fromJson' })
  await expect.poll(result.grid).not.toBeNull()
  await screen.getByRole('radio', { name: 'Text' }).click({ force: true })
  await expect.poll(result.grid).toBeNull()
  await expect.poll(() => find('[data-bench=output]')?.textContent).toContain('9,"Paris, TX"')
  expect(localStorage.getItem('view:csv')).toBe('"text"')
  await screen.unmount()
  const again = await openPage({ json }, { open: 'fromJson', view: 'text' })
  await again.settled()
  expect(again.result.grid()).toBeNull()
  await again.screen.getByRole('radio', { name: 'Table' }).click({ force: true })
  await expect.poll(again.result.rows).toHaveLength(2)
})

test('sorting stays when options change the cells of the same columns', async () => {
  const source = 'n,city\n10, Rome\n9, Paris\n'
  const { result, screen } = await openPage({ source }, { open: 'clean' })
  await expect.poll(result.rows).toEqual([
    ['10', 'Rome'],
    ['9', 'Paris'],
  ])
  result.grid()?.querySelector<HTMLElement>('[role=columnheader] button')?.click()
  await expect.poll(result.rows).toEqual([
    ['9', 'Paris'],
    ['10', 'Rome'],
  ])
  await expect.element(screen.getByText('2 cells trimmed')).toBeVisible()
  await screen.getByRole('switch', { name: 'Trim cells' }).click({ force: true })
  await expect.poll(result.rows).toEqual([
    ['9', ' Paris'],
    ['10', ' Rome'],
  ])
})

test('a result is read with the delimiter of its source, even if cells contain others', async () => {
  const source = 'name,note\nAda,x; y\nAlan,z; w\n'
  const { result, screen } = await openPage({ source }, { open: 'clean' })
  await screen.getByRole('textbox', { name: 'Columns' }).fill('note')
  await expect.poll(result.rows).toEqual([['x; y'], ['z; w']])
})

test('formats that are tables are shown as tables', async () => {
  const { result, screen, find } = await openPage({ source: 'a;b\n1,5;2\n' }, { open: 'convert' })
  await expect.poll(result.rows).toEqual([['1,5', '2']])
  await screen.getByRole('combobox', { name: 'Format' }).selectOptions('tsv')
  await expect.poll(() => find('[data-bench=output]')?.dataset['state']).toBe('done')
  await expect.poll(result.rows).toEqual([['1,5', '2']])
  await screen.getByRole('combobox', { name: 'Format' }).selectOptions('markdown')
  await expect.poll(result.grid).toBeNull()
  await expect.poll(() => find('[data-bench=output]')?.textContent).toContain('| a')
})

test('an empty result is not shown as a table', async () => {
  const { result, settled, find } = await openPage({ json: '[]' }, { open: 'fromJson' })
  await settled()
  expect(result.grid()).toBeNull()
  expect(find('[data-bench=output] [role=alert]')).toBeNull()
})
