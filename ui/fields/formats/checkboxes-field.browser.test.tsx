import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { JsonSchema } from '#kit/json-schema.ts'
import { Field } from '../field.tsx'

const days: JsonSchema = {
  type: 'array',
  items: { type: 'string', enum: ['mon', 'tue', 'wed'] },
  default: ['wed', 'mon'],
}
const text = { label: 'Days', help: 'When it is open', choices: { mon: 'Monday', tue: 'Tuesday', wed: 'Wednesday' } }

/** Renders a list of days, and returns its value. */
async function drawDays(schema: JsonSchema, start?: string[]) {
  const values: unknown[] = []
  function Held() {
    const [value, setValue] = useState<unknown>(start)
    values.push(value)
    return <Field schema={schema} text={text} value={value} issue={undefined} onChange={setValue} />
  }
  const screen = await render(<Held />)
  const group = screen.getByRole('group', { name: 'Days' })
  await expect.element(group).toBeVisible()
  const names = () =>
    group
      .getByRole('checkbox')
      .elements()
      .map((box) => (box as HTMLInputElement).labels?.[0]?.textContent)
  return { group, names, value: () => values.at(-1) }
}

test('fixed choices are ticked, by keys too, and stay in their own order', async () => {
  const { group, names, value } = await drawDays(days)
  await expect.element(group).toHaveAccessibleDescription('When it is open')
  expect(names()).toEqual(['Monday', 'Tuesday', 'Wednesday'])
  await expect.element(group.getByRole('checkbox', { name: 'Monday' })).toBeChecked()
  await expect.element(group.getByRole('checkbox', { name: 'Tuesday' })).not.toBeChecked()
  await group.getByText('Tuesday').click()
  expect(value()).toEqual(['mon', 'tue', 'wed'])
  ;(group.getByRole('checkbox', { name: 'Monday' }).element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
  expect(value()).toEqual(['tue', 'wed'])
  await userEvent.keyboard('{Tab}')
  await expect.element(group.getByRole('checkbox', { name: 'Tuesday' })).toHaveFocus()
  await group.getByText('Tuesday').click()
  await group.getByText('Wednesday').click()
  // An empty list differs from the default.
  expect(value()).toEqual([])
})

test('a choice in another spelling than the usual one is shown, and not lost', async () => {
  const usual: JsonSchema = { type: 'array', items: { type: 'string', examples: ['mon', 'tue'] }, default: [] }
  const { group, names, value } = await drawDays(usual, ['Sonntag'])
  expect(names()).toEqual(['Monday', 'Tuesday', 'Sonntag'])
  await expect.element(group.getByRole('checkbox', { name: 'Sonntag' })).toBeChecked()
  await group.getByText('Tuesday').click()
  expect(value()).toEqual(['tue', 'Sonntag'])
  await group.getByText('Sonntag').click()
  expect(value()).toEqual(['tue'])
})

test('where order or repeats matter, a list of choices is written', async () => {
  const { container } = await render(
    <Field schema={{ ...days, format: 'words' }} text={text} value={undefined} issue={undefined} onChange={() => {}} />,
  )
  await expect.poll(() => container.querySelector('input')?.value).toBe('wed, mon')
})
