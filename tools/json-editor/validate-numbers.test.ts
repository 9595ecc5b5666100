import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { validate } from './operations.ts'

const errorsOf = async (json: string, schema: string) =>
  (await perform(validate, { json, schema })).errors.map(({ path, message }) => `${path} ${message}`)

const id = '12345678901234567890'
const next = '12345678901234567891'

test.each([
  [`{"const":${id}}`, `$ Unexpected ${next}; expected ${id}`],
  [`{"enum":[1,${id}]}`, `$ Unexpected ${next}; expected one of 1, ${id}`],
  [`{"maximum":${id}}`, `$ ${next} is greater than ${id}`],
  [`{"exclusiveMaximum":${next}}`, `$ ${next} is not less than ${next}`],
  ['{"minimum":12345678901234567892}', `$ ${next} is less than 12345678901234567892`],
  [`{"exclusiveMinimum":${next}}`, `$ ${next} is not greater than ${next}`],
  ['{"multipleOf":10}', `$ ${next} is not a multiple of 10`],
  ['{"multipleOf":0.2,"allOf":[{"multipleOf":2}]}', `$ ${next} is not a multiple of 2`],
  [`{"$ref":"#/x/y","x":{"y":{"maximum":${id}}}}`, `$ ${next} is greater than ${id}`],
  [
    `{"$schema":"http://json-schema.org/draft-04/schema#","maximum":${next},"exclusiveMaximum":true}`,
    `$ ${next} is not less than ${next}`,
  ],
  [`{"not":{"maximum":${next},"maxItems":3}}`, `$ ${next} matches what not forbids: {"maximum":${next},"maxItems":3}`],
])('compares numbers to the last digit: %s', async (schema, message) => {
  expect(await errorsOf(next, schema)).toEqual([message])
})

test.each([
  [next, `{"const":${next}.0,"enum":[${next}],"minimum":${next},"maximum":${next},"multipleOf":5e-1}`],
  [`[${id},${next}]`, '{"uniqueItems":true,"items":{"type":"integer"}}'],
  [`{"a":[1e400,-1e400,5e-400,7]}`, '{"properties":{"a":{"uniqueItems":true,"minItems":4,"items":{"type":"number"}}}}'],
  [id, '{"multipleOf":30}'],
  ['1e999999999', '{"type":"integer","multipleOf":1e-300}'],
  ['0.12345678901234567890', '{"multipleOf":1e-19,"exclusiveMinimum":0.1234567890123456788}'],
])('finds nothing wrong with %s', async (json, schema) => {
  expect(await errorsOf(json, schema)).toEqual([])
})

test('finds equal numbers however they are written, and half ones among whole ones', async () => {
  expect(await errorsOf(`[${id},1,${id}.0]`, '{"uniqueItems":true}')).toEqual([
    '$ The items at the indexes 0 and 2 are equal',
  ])
  expect(await errorsOf(`[${id}.5,1.5,2.0]`, '{"items":{"type":"integer"}}')).toEqual([
    `$[0] ${id}.5 has the type number; expected: integer`,
    '$[1] 1.5 has the type number; expected: integer',
  ])
})

test('compares each line of NDJSON, and numbers in lists and objects', async () => {
  expect(await errorsOf(`{"a":${id}}\n{"a":${next}}`, `{"enum":[{"a":${next}}]}`)).toEqual([
    `$[0] Unexpected {"a":${id}}; expected one of {"a":${next}}`,
  ])
})

test('keeps counts, names and texts that look like numbers', async () => {
  const schema = `{"properties":{"maximum":{"minItems":2,"maxLength":1},"t":{"const":"${id}"}},"required":["const"]}`
  expect(await errorsOf(`{"maximum":[${id}],"t":"${id}","const":${id}}`, schema)).toEqual([
    "$['maximum'] The number of items is 1; at least 2 is needed",
  ])
})

test('an exponent of half a million digits takes linear time', async () => {
  expect(await errorsOf(`1e${'9'.repeat(500_000)}`, '{"multipleOf":5}')).toEqual([])
})
