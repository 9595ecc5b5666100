import { expect, test } from 'vitest'
import { contentDisposition } from './content-disposition.ts'

test.each([
  ['a.png', `attachment; filename="a.png"; filename*=UTF-8''a.png`],
  ['名 1.png', `attachment; filename="_ 1.png"; filename*=UTF-8''%E5%90%8D%201.png`],
  [`a"b'(c)*.txt`, `attachment; filename="a_b'(c)*.txt"; filename*=UTF-8''a%22b%27%28c%29%2a.txt`],
  [
    '../a\\b\r\nset-cookie: c',
    `attachment; filename=".._a_b__set-cookie: c"; filename*=UTF-8''.._a_b__set-cookie%3A%20c`,
  ],
  ['\ud800', `attachment; filename="_"; filename*=UTF-8''%EF%BF%BD`],
  ['', `attachment; filename="file"; filename*=UTF-8''file`],
])('the name %j is escaped', (name, header) => {
  expect(contentDisposition(name)).toBe(header)
})

test('a long name is cut between characters', () => {
  expect(contentDisposition('🙂'.repeat(1000))).toBe(
    `attachment; filename="${'__'.repeat(150)}"; filename*=UTF-8''${'%F0%9F%99%82'.repeat(150)}`,
  )
})
