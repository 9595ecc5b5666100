import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { accessibilityViolations } from '#ui/fixtures/accessibility-violations.ts'
import { Field } from '../field.tsx'

/** Renders a list of dates, and returns its value. */
async function drawDates(start?: string[]) {
  const values: unknown[] = []
  function Held() {
    const [value, setValue] = useState<unknown>(start)
    values.push(value)
    return (
      <Field
        schema={{ type: 'array', items: { type: 'string', format: 'date' }, default: [] }}
        text={{ label: 'Holidays', help: 'A line each' }}
        value={value}
        issue={undefined}
        onChange={setValue}
      />
    )
  }
  const screen = await render(<Held />)
  const field = screen.getByRole('textbox', { name: 'Holidays' })
  await expect.element(field).toBeVisible()
  return { screen, field, value: () => values.at(-1) }
}

test('several dates are pasted at once, a line each or with commas between', async () => {
  const { screen, field, value } = await drawDates()
  await field.fill('2026-05-01\r\n2026-05-02\n\n1 Oct 2026\n')
  expect(value()).toEqual(['2026-05-01', '2026-05-02', '1 Oct 2026'])
  await field.fill('2026-05-01, 2026/5/2，2026年5月3日、2026.05.04')
  expect(value()).toEqual(['2026-05-01', '2026/5/2', '2026年5月3日', '2026.05.04'])
  await field.fill('May 1, 2026\nMay 2, 2026')
  expect(value()).toEqual(['May 1, 2026', 'May 2, 2026'])
  expect(await accessibilityViolations(screen.container)).toEqual([])
})

test('what is typed stays, a line that is still empty too, and the list can be emptied', async () => {
  const { field, value } = await drawDates(['2026-05-01', '2026-05-02'])
  await expect.element(field).toHaveValue('2026-05-01\n2026-05-02')
  await field.click()
  await userEvent.keyboard('{Control>}{End}{/Control}{Enter}2026-')
  await expect.element(field).toHaveValue('2026-05-01\n2026-05-02\n2026-')
  expect(value()).toEqual(['2026-05-01', '2026-05-02', '2026-'])
  await field.fill('')
  expect(value()).toEqual([])
})
