import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { inList } from './operations.ts'

const listOf = async (text: string, options: object = {}) => (await perform(inList, { text, ...options })).sql

test.each([
  ['1\n2\n3', '(1, 2, 3)'],
  ['1, 2, 3', '(1, 2, 3)'],
  ['1\n02\n3', "('1', '02', '3')"],
  ['1234567890123456\n1', "('1234567890123456', '1')"],
  ["it's\r\n\r\n林\n", "('it''s', '林')"],
  ["'a',\n'b',", "('a', 'b')"],
  ['a, b\nc', "('a, b', 'c')"],
  ["'Smith, John', 'Doe'", "('Smith, John', 'Doe')"],
  ['"a,""b" , c', `('a,"b', 'c')`],
  ["it's, o'clock", "('it''s', 'o''clock')"],
  ["'a, b", "('''a', 'b')"],
  ["'a'b, c", "('''a''b', 'c')"],
  ['a,,b,', "('a', 'b')"],
  ['１\n2', "('１', '2')"],
  ['1e5', "('1e5')"],
])('%j becomes %s', async (text, sql) => {
  expect(await listOf(text)).toBe(sql)
})

test.each([
  ['single', "('1', 'a\"')"],
  ['double', '("1", "a""")'],
  ['none', '(1, a")'],
])('with %s quotes', async (quote, sql) => {
  expect(await listOf('1\na"', { quote })).toBe(sql)
})

test('a long list is cut into several', async () => {
  expect(await listOf('1\n2\n3', { batch: 2 })).toBe('(1, 2)\n(3)')
  expect(await listOf('1\n2\n3', { batch: 2, column: 'id' })).toBe('(id IN (1, 2)\nOR id IN (3))')
})

test('lines break after the given number of values', async () => {
  expect(await listOf('1\n2\n3', { perLine: 2, column: 'id' })).toBe('id IN (\n  1, 2,\n  3\n)')
})

test('an empty list is refused', async () => {
  await expect(listOf(' \n')).rejects.toMatchObject({ code: 'empty' })
})

test('a line of a million tabs is split', async () => {
  expect(await listOf(`a${'\t'.repeat(1e6)}b`)).toBe("('a', 'b')")
})

test.each(["'a,", "'a'',", '"a,', "'a' b,"])('%j a hundred thousand times has as many values', async (item) => {
  const text = item.repeat(1e5)
  expect((await perform(inList, { text, quote: 'single' })).count).toBe(1e5)
})
