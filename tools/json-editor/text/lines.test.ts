import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import * as operations from '../operations.ts'

const lines = '{"b": 1.0, "a": "{\\"x\\": 1}"}\n{"b": 12345678901234567890}\n'

test('what is written of lines is lines', async () => {
  const records = '{"b":1.0,"a":"{\\"x\\": 1}"}\n{"b":12345678901234567890}\n'
  expect(await perform(operations.format, { json: lines })).toEqual({
    json: records,
    warnings: [expect.objectContaining({ line: 2, column: 7, code: 'roundedNumber' })],
  })
  expect((await perform(operations.minify, { json: lines })).json).toBe(records)
  expect((await perform(operations.format, { json: lines, sortKeys: true })).json).toContain(
    '{"a":"{\\"x\\": 1}","b":1.0}\n',
  )
  expect((await perform(operations.unescape, { json: lines })).json).toBe(records.replace('"{\\"x\\": 1}"', '{"x":1}'))
  const patch = '[{"op":"add","path":"/-","value":{"b":3}},{"op":"remove","path":"/0"}]'
  expect((await perform(operations.applyPatch, { json: lines, patch })).json).toBe(
    '{"b":12345678901234567890}\n{"b":3}\n',
  )
})

test('lines are queried as a list', async () => {
  const { matches } = await perform(operations.query, { json: lines, path: '$[1:].b' })
  expect(matches).toEqual([{ path: "$[1]['b']", value: 12345678901234567000, json: '12345678901234567890' }])
})

test('a schema is that of each line, and what it forbids is found on its line', async () => {
  const schema = JSON.stringify({ type: 'object', required: ['a'], properties: { b: { type: 'number' } } })
  const output = await perform(operations.validate, { json: `${lines}\n{"a": 1, "b": "2"}`, schema })
  expect(output.errors.map(({ line, column, path, code }) => [line, column, path, code])).toEqual([
    [2, 1, '$[1]', 'required'],
    [4, 15, "$[2]['b']", 'type'],
  ])
  const { schema: inferred } = await perform(operations.inferSchema, { json: lines })
  expect(await perform(operations.validate, { json: lines, schema: inferred })).toMatchObject({ valid: true })
})

test('lines are compared as lists', async () => {
  const { changes } = await perform(operations.compare, { left: lines, right: lines.replace('1.0', '2') })
  expect(changes).toEqual([
    expect.objectContaining({ kind: 'changed', path: "$[0]['b']", leftLine: 1, leftColumn: 7, rightColumn: 7 }),
  ])
  const { patch } = await perform(operations.compare, { left: '1', right: lines })
  expect(JSON.parse(patch)).toMatchObject([{ op: 'replace', path: '', value: [{ b: 1 }, {}] }])
})

test('a line that is no JSON is named', async () => {
  await expect(perform(operations.format, { json: `${lines}{"b": 1\n{"b": 2}` })).rejects.toMatchObject({
    params: { line: 3, column: 8, found: 'U+000A', expected: ', }' },
  })
})
