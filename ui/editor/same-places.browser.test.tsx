import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../fixtures/draw.tsx'
import { foldLine } from './fixtures/fold-line.ts'
import { TextEditor } from './text-editor.tsx'

afterEach(() => page.viewport(414, 896))

/** The position of the first line, the ends of the lines, and the font. */
interface Look {
  left: number
  top: number
  right: number
  font: string
  lineHeight: string
}

const lookOf = (box: DOMRect, style: CSSStyleDeclaration, text: CSSStyleDeclaration): Look => ({
  left: box.left + Number.parseFloat(style.paddingLeft),
  top: box.top,
  right: box.right - Number.parseFloat(style.paddingRight),
  font: `${text.fontSize} ${text.fontFamily} ${text.tabSize} ${text.whiteSpace} ${text.overflowWrap}`,
  lineHeight: text.lineHeight,
})

function areaLook(area: HTMLElement): Look {
  const style = getComputedStyle(area)
  const look = lookOf(area.getBoundingClientRect(), style, style)
  return { ...look, top: look.top + Number.parseFloat(style.paddingTop) }
}

function editorLook(line: HTMLElement): Look {
  const style = getComputedStyle(line)
  return lookOf(line.getBoundingClientRect(), style, style)
}

const lines = (count: number) => `[\n${Array.from({ length: count }, (_, at) => `\t${at}`).join(',\n')}\n]`

const cases = [1280, 390].flatMap((width) =>
  [
    ['no text', ''],
    ['a few lines', '{\n\t"a": 1\n}'],
    ['hundreds of lines', lines(500)],
  ].map(([name = '', text = '']) => ({ width, name, text })),
)

test.each(cases)('no letter moves as the editor comes: $name, $width wide', async ({ width, text }) => {
  await page.viewport(width, 800)
  function Filled() {
    const [value, setValue] = useState('')
    return (
      <div style={{ display: 'flex', flexDirection: 'column', height: 400 }}>
        <button type="button" onClick={() => setValue(text)}>
          fill
        </button>
        <TextEditor value={value} mediaType="application/json" label="Code" onChange={() => {}} />
        <p>below</p>
      </div>
    )
  }
  const { screen } = await draw(<Filled />)
  const find = (selector: string) => screen.container.querySelector<HTMLElement>(selector)
  // The editor does not replace the field while an input method composes.
  find('textarea')?.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
  await screen.getByRole('button', { name: 'fill' }).click()
  expect(find('textarea')).toHaveProperty('value', text)
  const before = { ...areaLook(find('textarea') as HTMLElement), below: below() }
  find('textarea')?.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
  await expect.poll(() => find('.cm-line')).not.toBeNull()
  expect({ ...editorLook(find('.cm-line') as HTMLElement), below: below() }).toEqual(before)

  function below(): number {
    return screen.getByText('below').element().getBoundingClientRect().top
  }
})

test('what is folded says so, and is unfolded by a press', async () => {
  const { screen } = await draw(
    <TextEditor value={'{\n  "a": [\n    1\n  ]\n}'} mediaType="application/json" label="Code" />,
  )
  const find = (selector: string) => [...screen.container.querySelectorAll<HTMLElement>(selector)]
  const shown = () => find('.cm-line').map(({ textContent }) => textContent)
  const shownFolded = () => {
    // The folds appear after parsing, which may be late on a busy machine.
    if (find('.cm-foldPlaceholder').length === 0) foldLine(screen.container, 2)
    return shown()
  }
  await expect.poll(shownFolded).toEqual(['{', '  "a": […]', '}'])
  find('.cm-foldPlaceholder')[0]?.click()
  await expect.poll(shown).toHaveLength(5)
})
