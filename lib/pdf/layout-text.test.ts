import { expect, test } from 'vitest'
import { layoutText } from './layout-text.ts'

/** Creates glyphs ten points wide, from a position on the page. */
const word = (text: string, left: number, bottom: number) =>
  [...text].map((letter, at) => ({
    text: letter,
    baseline: bottom,
    size: 12,
    left: left + at * 10,
    right: left + at * 10 + 9,
    bottom,
    top: bottom + 10,
  }))

test('keeps columns aligned and lines in order', () => {
  const glyphs = [...word('b', 100, 60), ...word('name', 0, 80), ...word('age', 100, 80), ...word('a', 0, 60)]
  expect(layoutText(glyphs)).toBe('name       age\na          b')
})

test('keeps at most three blank lines in a row', () => {
  const lines = [700, 686, 672, 644, 100].flatMap((bottom) => word('a', 0, bottom))
  expect(layoutText(lines)).toBe('a\na\na\n\na\n\n\n\na')
})

test('superscripts and subscripts stay in their lines', () => {
  const glyphs = [
    ...word('x', 0, 60),
    ...word('2', 10, 65),
    ...word('H', 30, 60),
    ...word('2', 40, 57),
    ...word('O', 50, 60),
  ]
  expect(layoutText([...glyphs, ...word('y', 0, 40)])).toBe('x2 H2O\ny')
})

test('words are one blank apart, whatever the size of their letters', () => {
  const small = word('a b', 0, 60).map((glyph) => ({ ...glyph, size: 5, left: glyph.left / 3, right: glyph.right / 3 }))
  expect(layoutText([...small.filter(({ text }) => text !== ' '), ...word('wide', 0, 40)])).toBe('a b\nwide')
})

test('a page without text is empty', () => expect(layoutText([])).toBe(''))
