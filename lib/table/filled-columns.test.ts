import { expect, test } from 'vitest'
import type { JsonSchema } from '#kit/json-schema.ts'
import { filledColumns } from './filled-columns.ts'

const columns = { a: { type: 'string' }, b: { type: 'string' }, c: { type: 'array' } } as const
const schema: JsonSchema = { type: 'array', format: 'table', items: { type: 'object', properties: { ...columns } } }

test('a column that is empty in every row is left out', () => {
  const rows = [
    { a: '', b: '', c: [] },
    { a: 0, c: [] },
  ]
  expect(filledColumns(schema, rows)).toEqual({ ...schema, items: { type: 'object', properties: { a: columns.a } } })
})

test('a column that is filled in one row stays, and so does what is no table', () => {
  expect(filledColumns(schema, [{}, { a: false, b: 'x', c: [0] }])).toEqual(schema)
  expect(filledColumns({ type: 'string' }, 'x')).toEqual({ type: 'string' })
})
