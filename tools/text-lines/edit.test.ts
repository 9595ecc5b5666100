import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { edit } from './operations.ts'

test.each<[string, object, string]>([
  [' a \r\n\r\n\r\n\tb\n', {}, 'a\r\n\r\n\r\nb\n'],
  [' a \r\n\r\n\r\n\tb\n', { empty: 'single', trim: 'end' }, ' a\r\n\r\n\tb\n'],
  ['a\r\n\n', { empty: 'remove' }, 'a\n'],
  ['a\n\n\nb', { empty: 'remove', lineEnd: 'crlf' }, 'a\r\nb'],
  ['a\r\nb\rc\n', { lineEnd: 'lf' }, 'a\nb\nc\n'],
  ['a\r\nb\nc', { reverse: true }, 'c\r\nb\na'],
  ['x\ny', { number: '{n}) ', prefix: '<', suffix: '>', reverse: true }, '<1) y>\n<2) x>'],
  ['a \t b\u3000 c', { collapse: true }, 'a b c'],
  ['ab\tc\n\td', { tabs: 4, trim: 'none' }, 'ab  c\n    d'],
  ['\uFEFF a', { prefix: '- ' }, '\uFEFF- a'],
  ['$&', { prefix: '$1', number: '{n}\\t' }, '$11\t$&'],
])('%j with %j becomes %j', async (text, options, edited) => {
  expect((await perform(edit, { text, ...options })).text).toBe(edited)
})
