import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../controls/button.tsx'
import { availableOffers, runCommand } from './available-offers.ts'
import { useCommand } from './use-command.ts'

function Command({ name, run }: { name: Parameters<typeof useCommand>[0]; run: (() => void) | undefined }) {
  useCommand(name, run)
  return null
}

/** Presses a key on an element, and returns whether it was handled. */
function press(init: KeyboardEventInit, target: EventTarget = document.body): boolean {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })
  target.dispatchEvent(event)
  return event.defaultPrevented
}

test('keys do what is offered last, and are left to the browser where nothing is offered', async () => {
  const [page, form] = [vi.fn(), vi.fn()]
  const draw = (hasForm: boolean) => (
    <>
      <Command name="save" run={page} />
      <Command name="save" run={hasForm ? form : undefined} />
      <Command name="run" run={undefined} />
    </>
  )
  const screen = await render(draw(false))
  expect(press({ key: 's', ctrlKey: true })).toBe(true)
  await screen.rerender(draw(true))
  expect(press({ key: 's', metaKey: true })).toBe(true)
  expect(press({ key: 's', ctrlKey: true, altKey: true })).toBe(false)
  expect(press({ key: 'Enter', ctrlKey: true })).toBe(false)
  expect([page.mock.calls.length, form.mock.calls.length]).toEqual([1, 1])
  await screen.unmount()
  expect(press({ key: 's', ctrlKey: true })).toBe(false)
})

test("a character is a field's own, and does nothing where the visitor has turned that off", async () => {
  const go = vi.fn()
  const screen = await render(
    <>
      <Command name="go-to-input" run={go} />
      <input aria-label="field" />
    </>,
  )
  expect(press({ key: '/' }, screen.getByRole('textbox').element())).toBe(false)
  expect(press({ key: '/', shiftKey: true })).toBe(true)
  localStorage.setItem('single-keys-off', 'true')
  expect(press({ key: '/' })).toBe(false)
  expect(go).toHaveBeenCalledTimes(1)
})

test("F7 goes on and with Shift back, also from a field; Alt with an arrow is the caret's there", async () => {
  const [next, previous] = [vi.fn(), vi.fn()]
  const screen = await render(
    <>
      <Command name="next-change" run={next} />
      <Command name="previous-change" run={previous} />
      <input aria-label="field" />
    </>,
  )
  const field = screen.getByRole('textbox').element()
  press({ key: 'F7' }, field)
  press({ key: 'F7', shiftKey: true }, field)
  expect(press({ key: 'ArrowDown', altKey: true }, field)).toBe(false)
  press({ key: 'ArrowUp', altKey: true })
  expect([next.mock.calls.length, previous.mock.calls.length]).toEqual([1, 2])
})

test('buttons are offered while they can be pressed, in the order of the page, and pressed when they are chosen', async () => {
  const pressed: string[] = []
  const draw = (first: string) => (
    <>
      {first && (
        <Button command="copy" onClick={() => pressed.push(first)}>
          {first}
        </Button>
      )}
      <Button command="copy" disabled>
        off
      </Button>
      <Button command="copy" aria-disabled="true">
        nothing yet
      </Button>
      <span style={{ display: 'none' }}>
        <Button command="copy">on a phone</Button>
      </span>
      <Button command="copy" onClick={() => pressed.push('second')}>
        second
      </Button>
    </>
  )
  const screen = await render(draw(''))
  expect(availableOffers('copy').map(({ button }) => button?.textContent)).toEqual(['second'])
  await screen.rerender(draw('first'))
  expect(availableOffers('copy').map(({ button }) => button?.textContent)).toEqual(['first', 'second'])
  runCommand('copy')
  expect(pressed).toEqual(['first'])
  // Keys belong to a command, not to a button of it.
  await userEvent.keyboard('{Control>}c{/Control}')
  expect(pressed).toEqual(['first'])
})
