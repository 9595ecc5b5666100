import { expect, test } from 'vitest'
import { z } from 'zod'
import { fieldsOf } from './json-schema.ts'
import { onlyFor, relevantFields } from './only-for.ts'
import { defineOperation } from './operation.ts'
import { describeOperation } from './schema-of.ts'
import { date } from './text-of.ts'

const input = describeOperation(
  defineOperation('make', {
    input: {
      kind: z.enum(['random', 'name', 'time']).default('random'),
      space: onlyFor({ kind: ['name'] }, z.enum(['dns', 'own']).default('dns')),
      own: onlyFor({ kind: ['name'], space: ['own'] }, z.string().default('')),
      at: onlyFor({ kind: ['time'] }, date().default('')),
    },
    output: { text: z.string() },
    run: () => ({ text: '' }),
  }),
).input

test.each([
  [{}, ['kind']],
  [{ kind: 'name' }, ['kind', 'space']],
  [{ kind: 'name', space: 'own' }, ['kind', 'space', 'own']],
  [{ kind: 'random', space: 'own' }, ['kind']],
  [{ kind: 'time' }, ['kind', 'at']],
])('with %j the fields that matter are %j', (values, names) => {
  expect(relevantFields(fieldsOf(input), input, values).map(([name]) => name)).toEqual(names)
})

test('a field keeps its default and its format', () => {
  expect(input.properties?.['at']).toMatchObject({ type: 'string', format: 'date', default: '' })
})
