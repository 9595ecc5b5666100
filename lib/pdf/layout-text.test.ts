import { expect, test } from 'vitest'
import { layoutText } from './layout-text.ts'

/** Creates glyphs ten points wide, from a position on the page. */
const word = (text: string, left: number, bottom: number) =>
  [...text].map((letter, at) => ({
    text: letter,
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

test('a page without text is empty', () => expect(layoutText([])).toBe(''))
