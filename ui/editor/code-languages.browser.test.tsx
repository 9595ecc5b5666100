import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { draw, looks } from '../fixtures/draw.tsx'
import { TextEditor } from './text-editor.tsx'

/** A keyword of each language, which must be highlighted. */
const samples: [mediaType: string, text: string, colored: string][] = [
  ['application/json', '{"a": true}', 'true'],
  ['application/xml', '<note>x</note>', 'note'],
  ['application/yaml', 'name: "x"', '"x"'],
  ['text/css', 'a { color: red }', 'color'],
  ['text/html', '<p class="x">y</p>', '"x"'],
  ['text/javascript', 'const a = 1', 'const'],
  ['text/markdown', '# Title', '# Title'],
  ['text/typescript', 'interface A {}', 'interface'],
  ['text/x-go', 'func main() {}', 'func'],
  ['text/x-java', 'class A {}', 'class'],
  ['text/x-kotlin', 'fun main() {}', 'fun'],
  ['text/x-python', 'def f(): pass', 'def'],
  ['text/x-rust', 'fn main() {}', 'fn'],
  ['text/x-sh', 'if true; then', 'if'],
  ['text/x-sql', 'select 1', 'select'],
]

/** Going to a position loads the editor. */
const start = { line: 1, column: 1 }

const drawCode = (mediaType: string, value: string, look?: (typeof looks)[number]) =>
  draw(<TextEditor value={value} mediaType={mediaType} label="Code" go={start} readOnly />, look)

test.each(samples)('%s has colors', async (mediaType, text, word) => {
  const { screen } = await drawCode(mediaType, text)
  await expect.poll(() => coloredIn(screen.container)).toContain(word)
})

test('what is no language stays plain, without numbers of lines', async () => {
  const { screen } = await drawCode('text/plain', 'const a = 1')
  await expect.poll(() => screen.container.querySelector('.cm-line')?.textContent).toBe('const a = 1')
  expect(screen.container.querySelector('.cm-line span, .cm-gutters')).toBeNull()
})

describe.each(looks)('in $language, dark: $isDark', (look) => {
  test('colors of code can be told from the page', async () => {
    const { screen, barriers } = await drawCode('text/markdown', '# Title\n> told\n- `code` **bold** [link](x)', look)
    await expect.poll(() => screen.container.querySelector('.cm-line span[class]')).not.toBeNull()
    expect(await barriers()).toEqual([])
  })
})

test('Markdown knows what is code and what is not', async () => {
  const { screen } = await drawCode('text/markdown', '```js\n# no title\n```\n# Title\na *b* \\*c* https://d.e')
  await expect
    .poll(() => coloredIn(screen.container))
    .toEqual(['```js', '# no title', '```', '# Title', '*b*', 'https://d.e'])
})

test('SQL knows what is a keyword in most databases, and what is a name', async () => {
  const { screen } = await drawCode(
    'text/x-sql',
    'select name, case when `left` then 1 end from a left join b using (id)',
  )
  await expect
    .poll(() => coloredIn(screen.container))
    .toEqual(['select', 'case', 'when', 'then', '1', 'end', 'from', 'left', 'join', 'using'])
})

test('Java knows which words declare a type, and that they are names elsewhere', async () => {
  const { screen } = await drawCode(
    'text/x-java',
    'public record Order(int id) {}\nsealed interface Shape permits Disc {}\nsealed.record(permits, record);\nconstructor.toString(valueOf);',
  )
  await expect
    .poll(() => coloredIn(screen.container))
    .toEqual(['public', 'record', 'int', 'sealed', 'interface', 'permits'])
})

test('a text of another language is colored anew', async () => {
  function Changing() {
    const [isRust, setRust] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setRust(true)}>
          Rust
        </button>
        <TextEditor
          value={isRust ? 'fn main() {}' : 'func main() {}'}
          mediaType={isRust ? 'text/x-rust' : 'text/x-go'}
          label="Code"
          go={start}
          readOnly
        />
      </>
    )
  }
  const { screen } = await draw(<Changing />)
  await expect.poll(() => coloredIn(screen.container)).toContain('func')
  await screen.getByRole('button', { name: 'Rust' }).click()
  await expect.poll(() => coloredIn(screen.container)).toContain('fn')
})

const coloredIn = (container: Element): string[] =>
  [...container.querySelectorAll('.cm-line span[class]')].map((element) => element.textContent)
