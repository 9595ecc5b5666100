import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { NumberField } from './number-field.tsx'

test('a number that is cleared leaves an empty field, which means the default, and another can be typed', async () => {
  const values: unknown[] = []
  function Page() {
    const [value, setValue] = useState<number>()
    values.push(value)
    return <NumberField label="Indent" standard={2} isWhole value={value} onChange={setValue} />
  }
  const screen = await render(<Page />)
  const field = screen.getByLabelText('Indent')
  await expect.element(field).toHaveValue(2)
  await field.clear()
  await expect.element(field).toHaveValue(null)
  await expect.element(field).toHaveAttribute('placeholder', '2')
  expect(values.at(-1)).toBeUndefined()
  await userEvent.type(field, '64')
  await expect.element(field).toHaveValue(64)
  expect(values.at(-1)).toBe(64)
})
