import { expect, test } from 'vitest'
import { childrenOf, depthOf, sourceOf } from './json-index.ts'
import { lineColumnsAt, looksLikeNdjson, textBytesOf } from './lines.ts'
import { readDocument } from './read.ts'
import { sortedByKey } from './sorted-by-key.ts'
import { writeJson, writeNdjson } from './write.ts'

test.each([
  ['{"a":1}\n{"a":2}\n', '[{"a":1},{"a":2}\n]'],
  ['\uFEFF {"a": 1}\r\n\r\n[1.0,\n 2]\r7\ntrue \n"é"', '[{"a": 1},\n\r\n[1.0,\n 2],7,true,\n"é"]'],
])('%j is read as NDJSON', (text, source) => {
  const index = readDocument(text)
  expect(index.isLines).toBe(true)
  expect(sourceOf(index, 0)).toBe(source)
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(textBytesOf(index))).toBe(text)
  expect(depthOf(index)).toBe(2)
})

test.each(['{"a":1}\n', '7', '[1,\n2]\n\n'])('%j is read as one value', (text) => {
  const index = readDocument(text)
  expect([index.isLines, sourceOf(index, 0)]).toEqual([undefined, text.trim()])
})

test('finds the lines and columns of offsets', () => {
  const index = readDocument('{"é":1}\n\n{"b":[2]}\n')
  const tokens = [0, ...childrenOf(index, 0), 6]
  expect(tokens.map((token) => sourceOf(index, token))).toEqual([
    '[{"é":1},\n{"b":[2]}\n]',
    '{"é":1}',
    '{"b":[2]}',
    '[2]',
  ])
  const places = lineColumnsAt(
    index,
    tokens.map((token) => index.starts[token] ?? 0),
  )
  expect(places).toEqual([
    { line: 1, column: 1 },
    { line: 1, column: 1 },
    { line: 3, column: 1 },
    { line: 3, column: 6 },
  ])
})

test.each([
  ['a line that breaks off', '{"a":1}\n{"a":\n{"a":3}', 2, 6, 'U+000A', 'value'],
  ['a value over several lines that breaks off', '[\n1]\n[\n2\n{}', 5, 1, '{', ', ]'],
  ['a key without quotes', '{"a":1}\n{"a":2}\n{a:3}', 3, 2, 'a', '"key" }'],
  ['two values on a line', '{"a":1}\n{"a":2} {}', 2, 9, '{', 'EOF'],
  ['a word', '{"a":1}\nerror: none', 2, 1, 'error', 'EOF'],
  ['a comma between the lines', '{"a":1},\n{"a":2}', 1, 8, ',', 'EOF'],
])('reports %s with its line', (_, text, line, column, unexpected, expected) => {
  const refused = expect.objectContaining({ position: { line, column }, found: unexpected, expected })
  expect(() => readDocument(text)).toThrow(refused)
})

test('writes NDJSON with unchanged lexemes as lines or as one array', () => {
  const index = readDocument('{ "b": 1.0, "a": [ 2 ] }\n[ ]\n7')
  expect(writeNdjson(index)).toBe('{"b":1.0,"a":[2]}\n[]\n7\n')
  expect(writeJson(index, '')).toBe('[{"b":1.0,"a":[2]},[],7]')
  expect(writeNdjson(sortedByKey(index))).toBe('{"a":[2],"b":1.0}\n[]\n7\n')
})

test.each<[string, boolean]>([
  ['{"a":1}\n{"a":2', true],
  ['{"a":1}\n{wrong', true],
  ['1\n2', true],
  ['{"a":1}\n', false],
  ['{"a":1} {"a":2}', false],
  ['{"a":1}\n,', false],
  ['{\n"a":1,', false],
  ['[1,\n2]', false],
  ['', false],
])('tells from the beginning %j whether it is NDJSON', (head, are) => {
  expect(looksLikeNdjson(head)).toBe(are)
})
