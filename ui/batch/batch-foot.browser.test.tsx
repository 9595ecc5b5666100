import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { BatchRow } from './batch.ts'
import { BatchBar, BatchFoot } from './batch-foot.tsx'

const row = (id: number, state: BatchRow['state']): BatchRow => ({
  id,
  state,
  file: new File(['a'], `${id}.txt`),
  about: undefined,
  share: 0,
  since: 0,
  span: undefined,
  output: undefined,
  error: undefined,
  own: undefined,
})
const rows = [row(1, 'done'), row(2, 'running')]

test.each([
  ['the foot', BatchFoot, 1280],
  ['the bar of a phone', BatchBar, 390],
])('%s cancels all rows and downloads all results, whichever the click', async (_, Foot, width) => {
  await page.viewport(width, 800)
  const onCancel = vi.fn()
  const onSave = vi.fn()
  const screen = await render(<Foot {...{ rows, onCancel, onSave }} />)
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await screen.getByRole('button', { name: 'Download' }).click()
  // A click's event is no row.
  expect([onCancel.mock.calls, onSave.mock.calls]).toEqual([[[]], [[]]])
})
