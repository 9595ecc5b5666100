import { expect, test } from 'vitest'
import { parseQuery } from './parse-query.ts'

test.each([
  ['', {}],
  ['a=1&b=&c', { a: '1', b: '', c: '' }],
  ['kinds=a&x=1&kinds=b&kinds=a', { kinds: ['a', 'b', 'a'], x: '1' }],
  ['q=%E4%B8%AD+%26&q%5B%5D=1', { q: '中 &', 'q[]': '1' }],
])('the query %j', (text, read) => {
  expect(parseQuery(text)).toEqual(read)
})

test('a name on Object.prototype is one like any other', () => {
  const read = parseQuery('__proto__=1&constructor=2&constructor=3')
  expect(Object.entries(read)).toEqual([
    ['__proto__', '1'],
    ['constructor', ['2', '3']],
  ])
})
