import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Values } from '#kit/values.ts'
import { HelpRoom, railHelpRoom } from '../controls/help.tsx'
import { Switch } from '../controls/switch.tsx'
import { draw } from '../fixtures/draw.tsx'
import { ToolTextsProvider } from '../tool/tool-texts.ts'
import { FieldFrame } from './field-frame.tsx'
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

test('help that is longer than a line waits behind a button beside the options, and is heard all the same', async () => {
  const long = 'What is said of this in more than one line of the options'
  const { screen } = await draw(
    <HelpRoom value={railHelpRoom}>
      <FieldFrame label="Depth" description={long}>
        {(ids) => <input {...ids} />}
      </FieldFrame>
      <FieldFrame label="Width" description="In pixels">
        {(ids) => <input {...ids} />}
      </FieldFrame>
      <Switch label="Tidy" help={long} checked={false} onChange={() => {}} />
    </HelpRoom>,
  )
  await expect.element(screen.getByText('In pixels')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Help: Width' }).query()).toBeNull()
  for (const [role, name] of [
    ['textbox', 'Depth'],
    ['switch', 'Tidy'],
  ] as const) {
    await expect.element(screen.getByRole(role, { name, exact: true })).toHaveAccessibleDescription(long)
    const button = screen.getByRole('button', { name: `Help: ${name}` })
    const note = () => document.getElementById(button.element().getAttribute('aria-controls') ?? '')
    await expect.element(note()).not.toBeVisible()
    await button.click()
    await expect.element(note()).toBeVisible()
    await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  }
})

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
