import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { maxEditedLength } from '../text/long-text.ts'
import { drop, image, paste } from '../transfer/fixtures/bring.ts'
import { TextPane } from './text-pane.tsx'
// Loaded already, so that of two files the first is read first.
import '../text/read-file.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

/** Renders two panes, the first of which takes the page's drops. */
async function openPanes(start: unknown = '') {
  const values: Record<string, unknown> = {}
  function Pane({ name, isFirst }: { name: string; isFirst: boolean }) {
    const [value, setValue] = useState<unknown>(isFirst ? start : '')
    values[name] = value
    const text = { label: name, help: '' }
    return <TextPane {...{ name, text, value, isFirst }} isBad={false} mediaType="text/plain" onChange={setValue} />
  }
  const screen = await render(
    <>
      <p>ground</p>
      <Pane name="left" isFirst />
      <Pane name="right" isFirst={false} />
    </>,
  )
  const ground = screen.getByText('ground').element()
  const field = (name: string) => screen.getByRole('textbox', { name })
  /** Waits until earlier results would be in their field, by a later one in another field. */
  async function passed(): Promise<void> {
    drop(field('right').element(), { files: [fileOf('after')] })
    await expect.poll(() => values['right']).toBe('after')
  }
  return { screen, values, ground, field, passed }
}

const fileOf = (text: string) => new File([text], 'a.txt', { type: 'text/plain' })

/** Delays the content of the next file. */
function slowly() {
  const { promise, resolve } = Promise.withResolvers<ArrayBuffer>()
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockReturnValueOnce(promise)
  return (text: string) => resolve(new TextEncoder().encode(text).buffer)
}

test('a file that is read slowly gives way to one that was dropped after it', async () => {
  const { values, ground, passed } = await openPanes()
  const answer = slowly()
  drop(ground, { files: [fileOf('slow')] })
  drop(ground, { files: [fileOf('fast')] })
  await expect.poll(() => values['left']).toBe('fast')
  answer('slow')
  await passed()
  expect(values['left']).toBe('fast')
})

test('a file that is read slowly gives way to what was typed since', async () => {
  const { values, ground, field, passed } = await openPanes()
  const answer = slowly()
  drop(ground, { files: [fileOf('slow')] })
  await userEvent.fill(field('left'), 'typed')
  await expect.poll(() => values['left']).toBe('typed')
  answer('slow')
  await passed()
  expect(values['left']).toBe('typed')
})

test('a clipboard that answers late gives way to a file', async () => {
  const { screen, values, ground, passed } = await openPanes()
  const { promise, resolve } = Promise.withResolvers<string>()
  vi.spyOn(navigator.clipboard, 'readText').mockReturnValueOnce(promise)
  await screen.getByRole('button', { name: 'Paste' }).first().click()
  drop(ground, { files: [fileOf('file')] })
  await expect.poll(() => values['left']).toBe('file')
  resolve('clipboard')
  await passed()
  expect(values['left']).toBe('file')
})

test('what is dropped on a later pane is its own, anywhere else it is for the first', async () => {
  const { values, ground, field } = await openPanes()
  drop(field('right').element(), { files: [fileOf('mine')] })
  await expect.poll(() => values['right']).toBe('mine')
  expect(values['left']).toBe('')
  drop(ground, { files: [fileOf('yours')] })
  await expect.poll(() => values).toEqual({ left: 'yours', right: 'mine' })
})

test('beside the fields a text is taken before the image of it', async () => {
  const { values, ground } = await openPanes()
  paste(ground, { text: 'a\tb', files: [image()] })
  await expect.poll(() => values['left']).toBe('a\tb')
})

test('a text too long to edit is replaced by a file or a text, and not by nothing', async () => {
  const { values, screen } = await openPanes('x'.repeat(maxEditedLength + 1))
  const beginning = screen.getByRole('textbox', { name: 'Beginning of the text' }).element()
  const answer = slowly()
  paste(beginning, { files: [fileOf('file')] })
  await new Promise(requestAnimationFrame)
  expect(values['left']).toHaveLength(maxEditedLength + 1)
  answer('file')
  await expect.poll(() => values['left']).toBe('file')
})

test('a text that is pasted where no field has the focus goes into the first pane', async () => {
  const { values, ground, field } = await openPanes('before')
  paste(ground, { text: 'pasted' })
  await expect.poll(() => values['left']).toBe('pasted')
  paste(field('right').element(), { text: 'its own' })
  expect(values['left']).toBe('pasted')
})

test('a text that is pasted into a dialog is not for the page behind it', async () => {
  const { values, ground } = await openPanes('before')
  const dialog = ground.appendChild(document.createElement('dialog'))
  expect(paste(dialog, { text: 'pasted' })).toBe(true)
  expect(values['left']).toBe('before')
})

const gbk = Uint8Array.of(0xd6, 0xd0, 0xce, 0xc4)

test('a file is read in the charset that its bytes say, which stands beside its name and can be changed', async () => {
  const { screen, values, ground, field } = await openPanes()
  drop(ground, { files: [new File([gbk], '名单.txt')] })
  await expect.poll(() => values['left']).toBe('中文')
  const encoding = screen.getByRole('combobox', { name: 'Text encoding of 名单.txt' })
  await expect.element(encoding).toHaveDisplayValue('GBK / GB18030')
  await encoding.selectOptions('Big5')
  await expect.poll(() => values['left']).toBe('笢恅')
  await expect.element(encoding).toHaveDisplayValue('Big5')
  await encoding.selectOptions('UTF-8')
  await expect.poll(() => values['left']).toBe('����')
  const said = () => screen.getByRole('status').element().textContent
  await expect.poll(said).toBe('Some characters are not valid UTF-8 and show as �. Choose another encoding.')
  await userEvent.fill(field('left'), 'typed')
  await expect.element(encoding).not.toBeInTheDocument()
})

const png = () => new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13)], 'dot.png')

test.each([
  ['dropped', (ground: Element) => drop(ground, { files: [png()] })],
  ['pasted', (ground: Element) => paste(ground, { files: [png()] })],
])('an image that is %s on a text is never read as one: what it is, is said', async (_, bring) => {
  const { screen, values, ground, field } = await openPanes('before')
  bring(ground)
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('“dot.png” is an image (PNG). This field takes text.')
  expect(values['left']).toBe('before')
  await userEvent.fill(field('left'), 'typed')
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})

test.each([['by the button'], ['by Ctrl+Z on the button'], ['by Ctrl+Z in the field']])(
  'what was cleared comes back %s',
  async (how) => {
    const { screen, values, field } = await openPanes('precious')
    await screen.getByRole('button', { name: 'Clear' }).first().click()
    expect(values['left']).toBe('')
    const undo = screen.getByRole('button', { name: 'Undo clear' })
    await expect.element(undo).toHaveFocus()
    if (how === 'by the button') await undo.click()
    if (how === 'by Ctrl+Z in the field') await field('left').click()
    if (how !== 'by the button') await userEvent.keyboard('{Control>}z{/Control}')
    await expect.poll(() => values['left']).toBe('precious')
    await expect.element(undo).not.toBeInTheDocument()
  },
)
