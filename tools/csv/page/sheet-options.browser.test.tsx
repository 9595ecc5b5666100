import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { openPage } from '../fixtures/open-page.tsx'
import { workbookOf } from '../fixtures/workbook-of.ts'

const opening = { open: 'fromXlsx' }

async function openWorkbook(sheets: Parameters<typeof workbookOf>[0], given = {}) {
  const opened = await openPage({}, { ...opening, ...given })
  const put = (bytes: Uint8Array<ArrayBuffer>, name = 'a.xlsx') => {
    const chooser = opened.find('[data-bench=file] input[type=file]') as HTMLInputElement
    const carried = new DataTransfer()
    carried.items.add(new File([bytes], name))
    chooser.files = carried.files
    chooser.dispatchEvent(new Event('change', { bubbles: true }))
  }
  put(workbookOf(sheets))
  const choices = () => [
    ...((opened.find('select[aria-describedby], #options select') as HTMLSelectElement)?.options ?? []),
  ]
  return { ...opened, put, names: () => choices().map(({ text }) => text) }
}

test('the sheets of a workbook are listed, and hidden ones are marked', async () => {
  const { names, result, screen } = await openWorkbook([
    { name: 'Jan', cell: 'one' },
    { name: 'Raw, old', cell: 'two', state: 'hidden' },
    { name: 'Macro', cell: 'three', state: 'veryHidden' },
  ])
  await expect.poll(names).toEqual(['Jan', 'Raw, old (hidden)', 'Macro (hidden)'])
  await screen.getByRole('combobox', { name: 'Sheet' }).selectOptions('Raw, old (hidden)')
  await expect.poll(() => result.grid()?.textContent).toContain('two')
  await screen.getByRole('combobox', { name: 'Sheet' }).selectOptions('Jan')
  await expect.poll(() => result.grid()?.textContent).toContain('one')
})

test('a missing sheet name is listed, with an error at the field that names the existing sheets', async () => {
  const { names, screen, settled } = await openWorkbook([{ name: '一月' }, { name: '二月' }], {
    language: 'zh',
    options: { sheet: '三月' },
  })
  await settled('error')
  await expect.poll(names).toEqual(['一月', '二月', '三月（此工作簿中没有）'])
  await expect
    .element(screen.getByRole('combobox', { name: '工作表' }))
    .toHaveAccessibleDescription('没有工作表 三月，现有：一月 / 二月')
})

test('another workbook starts with its first sheet; without a valid workbook the name is typed', async () => {
  const { names, put, result, screen } = await openWorkbook([{ name: 'A' }, { name: 'B', cell: 'b' }])
  await expect.poll(names).toEqual(['A', 'B'])
  await screen.getByRole('combobox', { name: 'Sheet' }).selectOptions('B')
  await expect.poll(() => result.grid()?.textContent).toContain('b')
  put(workbookOf([{ name: 'C', cell: 'c' }, { name: 'D' }]))
  await expect.poll(names).toEqual(['C', 'D'])
  await expect.poll(() => result.grid()?.textContent).toContain('c')
  put(Uint8Array.from(zipSync({ 'a.txt': strToU8('x') })))
  await expect.element(screen.getByRole('textbox', { name: 'Sheet' })).toBeVisible()
})
