import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TextEditor } from './text-editor.tsx'

function Held({ start = '', onText }: { start?: string; onText?: (text: string) => void }) {
  const [value, setValue] = useState(start)
  return (
    <TextEditor
      value={value}
      mediaType="text/plain"
      label="Text"
      onChange={(text) => {
        setValue(text)
        onText?.(text)
      }}
    />
  )
}

test('no key is lost while the editor takes the place of the text area', async () => {
  const onText = vi.fn()
  const screen = await render(<Held onText={onText} />)
  const keys = 'abcdefghijklmnopqrstuvwxyz0123456789'
  await screen.getByRole('textbox', { name: 'Text' }).click()
  await userEvent.keyboard(keys)
  // It appears when its code is loaded, which may be after the last key.
  await expect.poll(() => screen.container.querySelector('.cm-editor')).not.toBeNull()
  await expect.element(screen.getByRole('textbox', { name: 'Text' })).toHaveTextContent(keys)
  expect(onText).toHaveBeenLastCalledWith(keys)
})

test('the editor goes on where the caret was', async () => {
  const screen = await render(<Held start="ad" />)
  const area = screen.container.querySelector('textarea')
  area?.setSelectionRange(1, 1)
  area?.focus()
  await expect.poll(() => screen.container.querySelector('.cm-editor')).not.toBeNull()
  await userEvent.keyboard('bc')
  await expect.element(screen.getByRole('textbox', { name: 'Text' })).toHaveTextContent('abcd')
})
