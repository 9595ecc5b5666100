import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Values } from '#kit/values.ts'
import { ToolTextsProvider } from '../tool/tool-texts.ts'
import { FieldList } from './field-list.tsx'

const fields: Parameters<typeof FieldList>[0]['fields'] = [
  ['tail', { type: 'string', 'x-advanced': true }],
  ['head', { type: 'string' }],
  ['width', { type: 'integer', default: 80, 'x-advanced': true }],
]

const texts = { operations: {}, input: {}, output: {}, guide: { steps: [], questions: [] } }
const tool = { texts, pageTexts: {}, errors: {} }

function Form({ given = {}, issues = {} }: { given?: Values; issues?: Parameters<typeof FieldList>[0]['issues'] }) {
  const [values, change] = useState(given)
  return (
    <ToolTextsProvider value={tool}>
      <FieldList
        fields={fields}
        values={values}
        issues={issues}
        onChange={(changed) => change((now) => ({ ...now, ...changed }))}
      />
    </ToolTextsProvider>
  )
}

const names = () => [...document.querySelectorAll('label')].map((label) => label.textContent)

test('what few need stands under a line at the end, and opens there', async () => {
  const screen = await render(<Form />)
  expect(names()).toEqual(['head', 'tail', 'width'])
  const tail = screen.getByLabelText('tail')
  await expect.element(tail).not.toBeVisible()
  await screen.getByText('Advanced options').click()
  await tail.fill('x')
  await expect.element(tail).toHaveValue('x')
})

test.each([
  ['it is set', { given: { tail: 'x' } }],
  ['it is set to something else', { given: { width: 60 } }],
  ['it is wrong', { issues: { tail: { en: 'No', zh: '不' } } }],
])('it is in view where %s', async (_, props) => {
  await render(<Form {...props} />)
  await expect.element(page.getByLabelText('tail')).toBeVisible()
})

test('a default that was chosen is none that is set', async () => {
  await render(<Form given={{ width: 80 }} />)
  await expect.element(page.getByLabelText('width')).not.toBeVisible()
})
