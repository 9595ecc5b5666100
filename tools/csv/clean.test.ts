import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { clean, inspect } from './operations.ts'

test.each([
  ['b;a\n 1 ;x\n;\n\n2\n 1 ;x\n', {}, 'b;a\n1;x\n2;\n1;x\n'],
  ['b;a\n1;x\n;\n\n2\n', { emptyRows: false, pad: false }, 'b;a\n1;x\n;\n\n2\n'],
  ['a,b\r\n x ,y\r\n', { trim: false }, 'a,b\r\n" x ",y\r\n'],
  ['a,b\n1,2\n1,2\n1\n', { duplicates: true }, 'a,b\n1,2\n1,\n'],
  ['n,t\n10,a\n9,b\n,c\n-1,d\n', { sortBy: 'n' }, 'n,t\n-1,d\n9,b\n10,a\n,c\n'],
  ['n,t\n10,a\n9,b\n,c\n-1,d\n', { sortBy: 'n', descending: true }, 'n,t\n10,a\n9,b\n-1,d\n,c\n'],
  ['d\n2026/1/10\n2026/1/9\n', { sortBy: '1' }, 'd\n2026/1/9\n2026/1/10\n'],
  ['a,b,c\n1,2,3\n', { select: ['c', '1'] }, 'c,a\n3,1\n'],
  ['# of 2026\r\n#\r\na,b\r\n 1,2\r\n', {}, '# of 2026\r\n#\r\na,b\r\n1,2\r\n'],
])('%j with %j is %j', async (source, options, csv) => {
  expect((await perform(clean, { source, ...options })).csv).toBe(csv)
})

test('a missing column is refused with its name', async () => {
  for (const options of [{ sortBy: 'x' }, { select: ['a', '2'] }])
    await expect(perform(clean, { source: 'a\n1', ...options })).rejects.toMatchObject({ code: 'noColumn' })
})

test('comments before the header are reported, and are not rows', async () => {
  expect(await perform(inspect, { source: '# of 2026\n# in m\nx,y\n1,2\n3,4,5\n' })).toMatchObject({
    rows: 2,
    columns: [{ name: 'x' }, { name: 'y' }, { name: 'column3' }],
    problems: [
      { line: 1, column: 1, code: 'comment' },
      { line: 2, column: 1, code: 'comment' },
      { line: 5, column: 1, code: 'longRow' },
    ],
  })
})

test('detects a file in GBK, and the types of its columns', async () => {
  const bytes = Uint8Array.from(Buffer.from('d0d5c3fb2c610ad6d0b9fac8cbc3f12c370a', 'hex'))
  expect(await perform(inspect, { source: new File([bytes], 'a.csv') })).toEqual({
    rows: 1,
    delimiter: 'comma',
    charset: 'gb18030',
    columns: [
      { name: '姓名', type: 'text', filled: 1, distinct: 1, min: '中国人民', max: '中国人民' },
      { name: 'a', type: 'integer', filled: 1, distinct: 1, min: '7', max: '7' },
    ],
    problems: [],
  })
})
