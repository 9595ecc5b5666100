import { useState } from 'react'
import { expect, test } from 'vitest'
import { draw } from '../fixtures/draw.tsx'
import { TextEditor } from './text-editor.tsx'
import type { TextMark } from './text-mark.ts'
import { textMarks } from './text-marks.ts'

const bad = (line: number, column: number): TextMark => ({ from: { line, column }, kind: 'bad' })

async function drawMarked(value: string, marks: readonly TextMark[]) {
  const { screen } = await draw(
    <TextEditor value={value} mediaType="text/plain" label="Text" addition={textMarks(marks)} />,
  )
  return () => [...screen.container.querySelectorAll('.cm-marked')].map(({ textContent }) => textContent)
}

test.each([
  ['a word', 'let undefined_1 = 2', 5, 'undefined_1'],
  ['a percent sign with its digits', 'a%zz%41', 2, '%zz'],
  ['a percent sign alone', '100% of', 4, '%'],
  ['a text in quotes', 'a: "b c", "d"', 4, '"b c"'],
  ['a quote that nothing ends', '"b c', 1, '"'],
  ['any other character', 'a 🙂🙂', 3, '🙂'],
  ['nothing, at the end of a line', 'a\nb', 2, '\u00a0'],
])('what is marked is %s', async (_, text, column, marked) => {
  const markedTexts = await drawMarked(text, [bad(1, column)])
  await expect.poll(markedTexts).toEqual([marked])
})

test('lines are counted whatever ends them, and a place behind the text is its end', async () => {
  const markedTexts = await drawMarked('a\r\nb\rc', [
    bad(2, 1),
    { from: { line: 3, column: 1 }, to: { line: 9, column: 9 }, kind: 'added' },
  ])
  await expect.poll(markedTexts).toEqual(['b', 'c'])
})

test('other marks take the place of those before', async () => {
  function Changing() {
    const [column, setColumn] = useState(1)
    return (
      <>
        <button type="button" onClick={() => setColumn(3)}>
          on
        </button>
        <TextEditor value="a b" mediaType="text/plain" label="Text" addition={textMarks([bad(1, column)])} />
      </>
    )
  }
  const { screen } = await draw(<Changing />)
  const markedTexts = () => [...screen.container.querySelectorAll('.cm-marked')].map(({ textContent }) => textContent)
  await expect.poll(markedTexts).toEqual(['a'])
  await screen.getByRole('button', { name: 'on' }).click()
  await expect.poll(markedTexts).toEqual(['b'])
})
