import { expect, test } from 'vitest'
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
  ['an image without a name has one', '⟨', '.png', `![image]\n\n[image]: ${data}\n`],
])('%s', (_, before, name, expected) => expect(after(before, name)).toBe(expected))
