import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { columns, join, split } from './operations.ts'

test.each<[string, object, string]>([
  ['a,b\nc', {}, 'a\nb\nc'],
  ['a\tb\tc', { at: '\\t', perLine: 2 }, 'a\tb\nc'],
  ['a1b22c', { at: '\\d+', regex: true }, 'a\nb\nc'],
  ['aBc', { at: '\\b|$', regex: true }, 'aBc'],
  ['👩‍👧中e\u0301', { at: '' }, '👩‍👧\n中\ne\u0301'],
  ['a,,b', { at: ',' }, 'a\n\nb'],
  ['aaaa', { at: 'aa' }, '\n\n'],
  ['a\r\nb,c\r\n', {}, 'a\r\nb\r\nc\r\n'],
])('%j with %j is split into %j', async (text, options, lines) => {
  expect((await perform(split, { text, ...options })).text).toBe(lines)
})

test.each<[string, object, string]>([
  ['a\nb\nc\n', {}, 'a, b, c'],
  ['a\nb\nc', { perLine: 2, with: '\\t' }, 'a\tb\nc'],
  ['a\nb\nc', { last: '和', with: '、' }, 'a、b和c'],
  ['a"b\nc', { quote: '"', with: ',' }, '"a""b","c"'],
  ['a\nb', { quote: '「」', with: '' }, '「a」「b」'],
  ['a', { last: ' and ' }, 'a'],
])('%j with %j is joined to %j', async (text, options, joined) => {
  expect((await perform(join, { text, ...options })).text).toBe(joined)
})

test.each<[string, object, string]>([
  ['a;b;c\nd;e;f', { pick: '3, 1' }, 'c\ta\nf\td'],
  ['a b  c\nd', { pick: '2-', join: ',' }, 'b,c\n'],
  ['a|b|c', { pick: '3-1,5', join: '+' }, 'c+b+a+'],
  ['a,b c\nd e', { pick: '2' }, 'c\ne'],
  // As Python's csv module reads them.
  ['a,b,c\nd,e', { pick: '1' }, 'a\nd'],
  ['name,age\nJohn Smith,3\n"Doe, Jane",4', { pick: '1' }, 'name\nJohn Smith\nDoe, Jane'],
  ['"a ""b""";"c;d"\n"e;f', { delimiter: ';', pick: '2,1' }, 'c;d\ta "b"\nf\t"e'],
  ['"Doe, Jane",4', { delimiter: ',', pick: '2,1', join: ',' }, '4,"Doe, Jane"'],
  ['5" disk,3\n3.5" disk,4', { pick: '1' }, '5" disk\n3.5" disk'],
  ['甲，乙，丙\n丁，戊', { pick: '2' }, '乙\n戊'],
  ['Total: 3,000 files\n/usr 1\n/var 2', { pick: '2' }, '3,000\n1\n2'],
  ['a\\b', { delimiter: '\\\\', pick: '2' }, 'b'],
])('of %j with %j the columns are %j', async (text, options, picked) => {
  expect((await perform(columns, { text, ...options })).text).toBe(picked)
})

test.each(['0', '', '1,', 'a', '1--2', '-3', '1e9', '1,'.repeat(2000) + 1])('%j are no columns', async (pick) => {
  await expect(perform(columns, { text: 'a', pick })).rejects.toMatchObject({ code: 'badColumns' })
})
