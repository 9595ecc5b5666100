import { expect, test } from 'vitest'
import { findPosition, partAt, partBefore } from './parts.ts'

const lines = Array.from({ length: 20_000 }, (_, at) => `line ${at} 中文`).join('\n')
const text = new Blob([lines])

test('parts begin and end with a line, and make up the whole', async () => {
  let whole = ''
  for (let at = 0; at < text.size; ) {
    const part = await partAt(text, at)
    expect(part.start).toBe(at)
    expect(part.text.startsWith('line ')).toBe(true)
    expect(part.end).toBeGreaterThan(at)
    whole += part.text
    at = part.end
  }
  expect(whole).toBe(lines)
})

test('on one long line parts end between characters', async () => {
  const long = '中'.repeat(100_000)
  const blob = new Blob([long])
  let whole = ''
  for (let at = 0; at < blob.size; ) {
    const part = await partAt(blob, at)
    whole += part.text
    at = part.end
  }
  expect(whole).toBe(long)
  expect((await partAt(blob, 100_000)).text).toMatch(/^中+$/)
})

test('the part before another one ends near where that begins', async () => {
  const { start } = await partAt(text, text.size / 2)
  const before = await partBefore(text, start)
  expect(before.start).toBeLessThan(start)
  expect(before.end).toBeGreaterThanOrEqual(start - 4096)
  expect((await partBefore(text, text.size)).end).toBe(text.size)
  const lineless = new Blob(['x'.repeat(200_000)])
  expect((await partBefore(lineless, 200_000)).text.length).toBeLessThan(20_000)
})

test('a byte order mark stays in the part', async () => {
  expect((await partAt(new Blob(['\uFEFF[1]']), 0)).text).toBe('\uFEFF[1]')
})

test.each([1, 2, 12_345, 20_000])('line %i is found without reading on', async (line) => {
  const { offset, column } = await findPosition(text, { line, column: 3 })
  expect((await partAt(text, offset)).text.split('\n')[0]).toBe(`line ${line - 1} 中文`)
  expect(column).toBe(3)
})

test('in a long line the part begins near the column', async () => {
  const blob = new Blob([`${'中'.repeat(300_000)}here`])
  const { offset, column } = await findPosition(blob, { line: 1, column: 300_001 })
  const part = await partAt(blob, offset)
  expect(part.text.slice(column - 1 - (part.start - offset) / 3)).toMatch(/^中*here$/)
})
