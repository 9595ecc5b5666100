import { expect, test } from 'vitest'
import { guessMaterials, materialsOfFile } from './guess-material.ts'

test.each([
  ['{"id": 7}', 'json'],
  ['[1, 2', 'text'],
  ['{"id": 7,}', 'json'],
  ['5bel5YW3', 'base64'],
  ['data:image/png;base64,iVBORw0KGgo=', 'base64'],
  ['CREATE TABLE users (id INT)', 'sql'],
  ['a%20b%3D1', 'url-encoded'],
  ['https://example.org/a?b=c', 'url'],
  ['# Title\n\ntext', 'markdown'],
  ['See [the notes](https://example.org/notes) first', 'markdown'],
  ['hello', 'text'],
  ['Toolbench', 'text'],
  ['100% sure', 'text'],
  ['你好', 'text'],
])('%s looks like %s', (text, material) => {
  expect(guessMaterials(text)[0]).toBe(material)
})

test('whatever it is, it is text too', () => {
  expect(guessMaterials('{"id": 7}').at(-1)).toBe('text')
})

test('a picture is a file too', () => {
  expect(materialsOfFile(new File([], 'a.png', { type: 'image/png' }))).toEqual(['image', 'file'])
  expect(materialsOfFile(new File([], 'a.bin'))).toEqual(['file'])
})
