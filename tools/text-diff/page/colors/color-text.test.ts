import { expect, test } from 'vitest'
import { colorText } from './color-text.ts'

const { signal } = new AbortController()

test('tokens have the colors of the editor, with offsets from the start of the requested range', async () => {
  const text = '{\n  "name": "x", "n": 12, "is": true\n}\n'
  const colors = await colorText(text, 'application/json', signal)
  const line = text.split('\n')[1] ?? ''
  const spans = colors(2, 2 + line.length + 1)
  expect(spans.map(({ from, to, color }) => [color, line.slice(from, to)])).toEqual([
    ['key', '"name"'],
    ['str', '"x"'],
    ['key', '"n"'],
    ['num', '12'],
    ['key', '"is"'],
    ['kw', 'true'],
  ])
})

test('a token over several lines is colored in each of them', async () => {
  const text = 'a /* one\ntwo */ b\n'
  const colors = await colorText(text, 'text/javascript', signal)
  expect(colors(0, 9)).toContainEqual({ from: 2, to: expect.any(Number), color: 'com' })
  expect(colors(9, 18)[0]).toEqual({ from: 0, to: 6, color: 'com' })
})

test('unknown languages and long texts are not highlighted', async () => {
  expect((await colorText('a', 'text/plain', signal))(0, 1)).toEqual([])
  expect((await colorText('1'.repeat(1_000_001), 'application/json', signal))(0, 9)).toEqual([])
})
