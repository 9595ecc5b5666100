import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { UndoButton } from './undo-button.tsx'

afterEach(() => {
  vi.useRealTimers()
})

test('undo is offered for eight seconds, and as long as somebody is on it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const expire = vi.fn()
  const shown = <UndoButton onUndo={() => {}} onExpire={expire} />
  const { container, rerender } = await render(shown)
  const button = container.querySelector('button')
  vi.advanceTimersByTime(7999)
  expect(expire).not.toHaveBeenCalled()
  button?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  await rerender(shown)
  vi.advanceTimersByTime(60_000)
  expect(expire).not.toHaveBeenCalled()
  button?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  await rerender(shown)
  vi.advanceTimersByTime(8000)
  expect(expire).toHaveBeenCalledOnce()
})
