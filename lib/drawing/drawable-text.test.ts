import { expect, test } from 'vitest'
import { drawableText } from './drawable-text.ts'
import type { Context } from './surface.ts'

/** A canvas that draws a point for each character by itself, and the same box for each without a glyph. */
function probeWith(hasGlyph: (character: string) => boolean): Context {
  let drawn: number[] = []
  return {
    clearRect: () => {
      drawn = []
    },
    fillText: (text: string) => {
      const points = [...text].filter((point) => !/[\u200d\ufe0f ]/.test(point))
      drawn = points.map((point) => (hasGlyph(point) ? (point.codePointAt(0) ?? 0) : box))
    },
    getImageData: () => ({ data: drawn }),
  } as unknown as Context
}

const box = 1
const isEmoji = (character: string) => /\p{Extended_Pictographic}|\p{Emoji_Modifier}/u.test(character)
const withoutEmoji = probeWith((character) => character !== '\u0378' && !isEmoji(character) && character !== '\u0904')
const withEmoji = probeWith((character) => character !== '\u0378')

test.each([
  ['an emoji', 'a🚀b', 'ab'],
  ['a sequence, which is several boxes', 'a👨‍👩‍👧b', 'ab'],
  ['one with a color of the skin', 'a👍🏽b', 'ab'],
  ['a letter', 'a\u0904b', 'a〓b'],
  ['a letter with its mark', 'e\u0301', 'e\u0301'],
  ['Chinese', '组件 库', '组件 库'],
])('no box is drawn for %s without a glyph', (_, text, drawable) => {
  expect(drawableText(text, withoutEmoji)).toBe(drawable)
})

test('emoji stay where there is a font for them', () => {
  expect(drawableText('a🚀👨‍👩‍👧👍🏽b', withEmoji)).toBe('a🚀👨‍👩‍👧👍🏽b')
})
