import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { compare, filter, shuffle, unique } from './operations.ts'

test('a pattern matches within lines, and one with catastrophic backtracking elsewhere does not here', async () => {
  expect(await perform(filter, { text: 'ab\nB\n', find: '^b$', regex: true })).toEqual({ text: 'B\n', lines: 1 })
  expect(await perform(filter, { text: `${'a'.repeat(100_000)}!`, find: '(a+)+$', regex: true })).toEqual({
    text: '',
    lines: 0,
  })
  await expect(perform(filter, { text: 'a', find: '(', regex: true })).rejects.toMatchObject({ code: 'invalidPattern' })
  await expect(perform(filter, { text: 'a', find: '(?<!b)a', regex: true })).rejects.toMatchObject({
    code: 'unsupported',
  })
})

test('of equal lines the first or last is kept, as requested', async () => {
  const text = ' b\na\nB\nb\n__proto__\na'
  const shown = async (show: 'first' | 'last' | 'once' | 'repeated' | 'counts') =>
    (await perform(unique, { text, show, ignoreCase: true, trim: true })).text.split('\n')
  expect(await shown('first')).toEqual(['b', 'a', '__proto__'])
  expect(await shown('last')).toEqual(['b', '__proto__', 'a'])
  expect(await shown('once')).toEqual(['__proto__'])
  expect(await shown('repeated')).toEqual(['b', 'a'])
  expect(await shown('counts')).toEqual(['3\tb', '2\ta', '1\t__proto__'])
  expect(await perform(unique, { text: 'a\n'.repeat(10 ** 6) })).toEqual({ text: 'a\n', lines: 1, removed: 999_999 })
})

test('lists are compared by their lines, and an empty one has none', async () => {
  expect(await perform(compare, { left: 'A\n\n b', right: 'a\r\nb\r\n', ignoreCase: true, trim: true })).toMatchObject({
    both: 'A\nb',
    counts: { onlyLeft: 0, onlyRight: 0, both: 2, either: 2 },
  })
  expect(await perform(compare, { left: '', right: 'a' })).toMatchObject({ onlyRight: 'a', onlyLeft: '' })
  await expect(perform(compare, { left: '', right: '' })).rejects.toMatchObject({ code: 'empty' })
})

test('a seed gives the same order again, and without one every order comes up', async () => {
  const text = 'a\nb\nc\n'
  const { text: mixed, seed } = await perform(shuffle, { text })
  expect(await perform(shuffle, { text, seed })).toEqual({ text: mixed, seed })
  const orders = await Promise.all(
    Array.from({ length: 200 }, (_, index) => perform(shuffle, { text, seed: `${index}` })),
  )
  expect(new Set(orders.map(({ text }) => text)).size).toBe(6)
})
