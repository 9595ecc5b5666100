import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { format } from './format.ts'

test.each([
  ['abc', 'cba'],
  ['a\u0301b', 'ba\u0301'],
  ['👩‍👧工', '工👩‍👧'],
])('%j becomes %j', async (text, reversed) => {
  expect(await perform(format, { text })).toEqual({ text: reversed })
})

test('lines stay where they are when each is reversed on its own', async () => {
  expect(await perform(format, { text: 'ab\r\ncd', eachLine: true })).toEqual({ text: 'ba\r\ndc' })
})

test('nothing cannot be reversed', async () => {
  await expect(perform(format, { text: '' })).rejects.toMatchObject({ code: 'empty' })
})
