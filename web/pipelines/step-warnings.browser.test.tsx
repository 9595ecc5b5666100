import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { LanguageProvider } from '#ui/language/language.ts'
import { StepWarnings } from './step-warnings.tsx'

test('what a step finds odd is counted, and said at a press in the language of the page', async () => {
  const warnings = [
    'noText',
    { en: 'Odd', zh: '奇怪' },
    { line: 2, column: 1, message: '1 instead of 2 cells', code: 'shortRow', params: { found: 1, expected: 2 } },
  ]
  const shortRow = { label: '', help: '', choices: { shortRow: '有 {found} 个单元格，应为 {expected} 个' } }
  const text = { label: '警告', help: '', choices: { noText: '没有文字' }, columns: { code: shortRow } }
  const { getByText, getByRole, container } = await render(
    <LanguageProvider value="zh">
      <StepWarnings warnings={warnings} text={text} />
    </LanguageProvider>,
  )
  await expect.element(getByRole('list')).not.toBeInTheDocument()
  await getByText('3 条警告').click()
  await expect.element(getByRole('list')).toBeVisible()
  const said = [...container.querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(said).toEqual(['没有文字', '奇怪', '第 2 行第 1 列：有 1 个单元格，应为 2 个'])
})

test('where further ones may have been left out, it is said', async () => {
  const warnings = Array.from({ length: 20 }, (_, index) => `odd ${index}`)
  const { getByText } = await render(<StepWarnings warnings={warnings} text={undefined} />)
  await expect.element(getByText('The first 20 warnings')).toBeVisible()
})
