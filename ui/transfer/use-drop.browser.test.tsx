import { useRef } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { CodeEditor } from '../editor/code-editor.tsx'
import { dragOver, drop, image, paste } from './fixtures/bring.ts'
import type { TransferContents } from './transfer-contents.ts'
import { useDrop } from './use-drop.ts'

const text = 'a\tb\n1\t2'

/** Renders every kind of field, and a zone that takes pastes and drops in it. */
async function openPage() {
  const taken: (readonly [string, string, ...string[]])[] = []
  const note = (by: string) => (carried: TransferContents) =>
    void taken.push([by, carried.text, ...carried.files.map(({ name }) => name)])

  function Page() {
    const zone = useRef<HTMLElement>(null)
    useDrop(note('page'))
    useDrop(note('zone'), zone)
    return (
      <>
        <p>ground</p>
        <input aria-label="line" />
        <input type="checkbox" />
        <textarea />
        <textarea readOnly data-readonly="" />
        <div contentEditable suppressContentEditableWarning>
          <b>bold</b>
        </div>
        <CodeEditor value="code" mediaType="" label="code" />
        <section ref={zone}>
          <i>zone</i>
        </section>
        <s onPaste={(event) => event.preventDefault()}>taken</s>
      </>
    )
  }
  const { container } = await render(<Page />)
  const at = (selector: string) => container.querySelector(selector) as HTMLElement
  return { taken, at }
}

const fields = ['input[aria-label]', 'textarea', 'b', '.cm-content']

test.each(fields)('into %s a text is pasted and dropped, though an image of it be beside', async (selector) => {
  const { taken, at } = await openPage()
  const isEditor = selector === '.cm-content'
  // An editor handles what the browser handles in a field.
  expect(paste(at(selector), { text, files: [image()] })).toBe(!isEditor)
  expect(dragOver(at(selector), { text, files: [image()] })).toBe(true)
  expect(drop(at(selector), { text, files: [image()] })).toBe(!isEditor)
  expect(taken).toEqual([])
  if (isEditor) expect(at(selector).textContent?.match(/a\tb1\t2/g)).toHaveLength(2)
})

test.each(fields)('an image alone in %s is for the page', async (selector) => {
  const { taken, at } = await openPage()
  expect(paste(at(selector), { files: [image()] })).toBe(false)
  expect(dragOver(at(selector), { files: [image()] })).toBe(false)
  expect(drop(at(selector), { files: [image()] })).toBe(false)
  expect(taken).toEqual([
    ['page', '', 'image.png'],
    ['page', '', 'image.png'],
  ])
  expect(at('.cm-content').textContent).toBe('code')
})

test.each(['p', 'input[type=checkbox]', '[data-readonly]'])('on %s text is for no field', async (selector) => {
  const { taken, at } = await openPage()
  expect(paste(at(selector), { text, files: [image()] })).toBe(false)
  expect(taken).toEqual([['page', text, 'image.png']])
})

test('text without a file is left to the browser everywhere', async () => {
  const { taken, at } = await openPage()
  for (const selector of ['p', 'textarea']) expect(paste(at(selector), { text })).toBe(true)
  expect(dragOver(at('p'), { text })).toBe(true)
  expect(taken).toEqual([])
})

test('what somebody nearer has taken is let be', async () => {
  const { taken, at } = await openPage()
  paste(at('s'), { files: [image()] })
  expect(taken).toEqual([])
  drop(at('i'), { files: [image()] })
  expect(taken).toEqual([['zone', '', 'image.png']])
})

test.each([
  ['notes.md\nimage.png', ''],
  ['/home/me/notes.md\n/home/me/image.png\n', ''],
  ['C:\\Users\\me\\notes.md\r\nC:\\Users\\me\\image.png', ''],
  ['file:///home/me/notes.md\r\nfile:///home/me/image.png', ''],
  ['notes.md', 'notes.md'],
  ['see notes.md\nand image.png', 'see notes.md\nand image.png'],
])('of files and the text %j the text is %j', async (given, expected) => {
  const { taken, at } = await openPage()
  paste(at('p'), { text: given, files: [new File([''], 'notes.md'), image()] })
  expect(taken).toEqual([['page', expected, 'notes.md', 'image.png']])
})
