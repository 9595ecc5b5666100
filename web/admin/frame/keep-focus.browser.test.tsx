import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useKeepFocus } from './use-keep-focus.ts'

/** A list whose rows delete themselves, and a bar with a button that closes it. */
function Page() {
  const main = useRef<HTMLElement>(null)
  useKeepFocus(main)
  const [rows, setRows] = useState(['one', 'two', 'three'])
  const [isOpen, setOpen] = useState(true)
  return (
    <main ref={main} id="main" tabIndex={-1}>
      <p>Nothing to press</p>
      {rows.map((row) => (
        <button key={row} type="button" onClick={() => setRows(rows.filter((other) => other !== row))}>
          {row}
        </button>
      ))}
      {isOpen && (
        <button type="button" onClick={() => setOpen(false)}>
          close
        </button>
      )}
    </main>
  )
}

const focused = () => document.activeElement?.textContent

test('when what has the focus goes away, the next in its place has it, and the page where nothing is left', async () => {
  const screen = await render(<Page />)
  ;(screen.getByRole('button', { name: 'two' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(focused).toBe('three')
  await userEvent.keyboard('{Enter}')
  await expect.poll(focused).toBe('close')
  await userEvent.keyboard('{Enter}')
  await expect.poll(focused).toBe('one')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.activeElement?.id).toBe('main')
})

test('who presses beside everything has left, and is not taken back', async () => {
  const screen = await render(<Page />)
  ;(screen.getByRole('button', { name: 'one' }).element() as HTMLElement).focus()
  await screen.getByText('Nothing to press').click()
  screen.getByRole('button', { name: 'two' }).element().remove()
  await expect.element(screen.getByRole('button', { name: 'two' })).not.toBeInTheDocument()
  expect(document.activeElement).not.toBe(screen.getByRole('button', { name: 'one' }).element())
})
