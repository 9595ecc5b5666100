import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { render } from '../../render.ts'
import { insertImage } from './insert-image.ts'

function after(text: string, name: string): string {
  const at = text.indexOf('⟨')
  const plain = text.replace('⟨', '')
  const { from, to, insert, append } = insertImage(plain, at, at, { name, url: 'data:image/png;base64,AQID' })
  return plain.slice(0, from) + insert + plain.slice(to) + append
}

const data = 'data:image/png;base64,AQID'

test.each([
  ['the data stands at the end', 'tea ⟨ cup', 'cup.png', `tea ![cup] cup\n\n[cup]: ${data}\n`],
  ['definitions stand together', `⟨\n\n[a]: ${data}\n`, 'b.png', `![b]\n\n[a]: ${data}\n[b]: ${data}\n`],
  ['a name comes once', `⟨\n\n[A]: ${data}\n`, 'a.png', `![a][a 2]\n\n[A]: ${data}\n[a 2]: ${data}\n`],
  ['brackets are left out of names', '⟨', 'my [old]*cup*.jpeg', `![my old cup]\n\n[my old cup]: ${data}\n`],
  ['an empty line precedes the data: caret in the last line', 'tea\n⟨', 'cup.png', `tea\n![cup]\n\n[cup]: ${data}\n`],
  [
    'an empty line precedes the data: after another',
    '# T\n\ntext\n\n⟨',
    'a b.png',
    `# T\n\ntext\n\n![a b]\n\n[a b]: ${data}\n`,
  ],
  ['an empty line that is there already serves', 'tea⟨\n\n', 'cup.png', `tea![cup]\n\n[cup]: ${data}\n`],
  ['a line break that is there already serves', 'tea⟨\n', 'cup.png', `tea![cup]\n\n[cup]: ${data}\n`],
  ['an image below the data has its own below it', `[a]: ${data}\n⟨`, 'b.png', `[a]: ${data}\n![b]\n\n[b]: ${data}\n`],
  ['an image without a name has one', '⟨', '.png', `![image]\n\n[image]: ${data}\n`],
])('%s', (_, before, name, expected) => expect(after(before, name)).toBe(expected))

test.each(['⟨', '# T\n\ntext\n\n⟨', 'text\n⟨', 'te⟨xt', '- a\n⟨', '> a\n⟨', `⟨\n\n[a]: ${data}\n`, `[a]: ${data}\n⟨`])(
  'the image is shown, and its data is not, wherever the caret is: %j',
  async (before) => {
    const { html } = await perform(render, { markdown: after(before, 'cup.png') })
    expect(html).toContain(`<img src="${data}" alt="cup"`)
    expect(html.replaceAll(`src="${data}"`, '')).not.toContain('base64')
  },
)
