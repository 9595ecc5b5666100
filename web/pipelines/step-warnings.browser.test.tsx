import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { JsonSchema } from '#kit/json-schema.ts'
import { LanguageProvider } from '#ui/language/language.ts'
import StepWarnings from './step-warnings.tsx'

const codes: JsonSchema = { properties: { warnings: { type: 'array', items: { type: 'string' } } } }

test('what a step finds odd is counted, and said at a press in the language of the page', async () => {
  const warnings = ['noText', { en: 'Odd', zh: '奇怪' }]
  const labels = { warnings: { label: '警告', help: '', choices: { noText: '没有文字' } } }
  const { getByText, getByRole } = await render(
    <LanguageProvider value="zh">
      <StepWarnings warnings={warnings} output={codes} labels={labels} />
    </LanguageProvider>,
  )
  await expect.element(getByRole('definition')).not.toBeInTheDocument()
  await getByText('2 条警告').click()
  await expect.element(getByRole('definition')).toHaveTextContent('没有文字 奇怪')
})

test('what has a place in the text says it', async () => {
  const output: JsonSchema = { properties: { warnings: { type: 'array', format: 'diagnostics' } } }
  const shortRow = { label: '', help: '', choices: { shortRow: '{found} instead of {expected} cells' } }
  const labels = { warnings: { label: 'Warnings', help: '', columns: { code: shortRow } } }
  const odd = { line: 2, column: 1, message: '', code: 'shortRow', params: { found: 1, expected: 2 } }
  const { getByText, getByRole } = await render(<StepWarnings warnings={[odd]} output={output} labels={labels} />)
  await getByText('1 warning').click()
  await expect.element(getByRole('listitem')).toHaveTextContent('2:1 1 instead of 2 cells')
})

test('where further ones may have been left out, it is said', async () => {
  const warnings = Array.from({ length: 20 }, (_, index) => `odd ${index}`)
  const { getByText } = await render(<StepWarnings warnings={warnings} output={codes} labels={{}} />)
  await getByText('20 warnings').click()
  await expect.element(getByText('Further warnings of this step are not listed.')).toBeVisible()
})
