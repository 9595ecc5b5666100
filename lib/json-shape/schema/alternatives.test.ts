import { expect, test } from 'vitest'
import { readJson } from '../../json/read.ts'
import { writeShape } from '../fixtures/write-shape.ts'
import type { UnionSupport } from './alternatives.ts'
import { typesOfSchema } from './types-of-schema.ts'

const read = (schema: unknown, unions: UnionSupport) => typesOfSchema(readJson(JSON.stringify(schema)), { unions })

const object = (properties: object, required: string[] = []) => ({ type: 'object', properties, required })
const string = { type: 'string' }
const integer = { type: 'integer' }

const cat = { title: 'Cat', ...object({ meows: string }, ['meows']) }
const dog = { title: 'Dog', ...object({ barks: string, age: integer }, ['barks']) }
const round = { title: 'Round', ...object({ kind: { const: 'round' }, r: integer }, ['kind']) }
const square = { title: 'Square', ...object({ kind: { const: 'square' }, side: integer }, ['kind']) }
const vague = { title: 'Vague', ...object({ age: integer }) }
const { title: _, ...nameless } = dog
const [checking, reading] = [
  { checks: true, keepsKeys: true },
  { checks: false, keepsKeys: false },
]

test.each([
  ['types with names', { oneOf: [cat, dog] }, '{meows: string} | {barks: string, age?: int53}', []],
  ['beside null', { anyOf: [cat, { type: 'null' }, dog] }, '{meows: string} | {barks: string, age?: int53} | null', []],
  [
    'within alternatives, each once',
    { anyOf: [cat, { oneOf: [dog, { $ref: '#/anyOf/0' }] }] },
    '{meows: string} | {barks: string, age?: int53}',
    [],
  ],
  [
    'with what stands beside them',
    { ...object({ id: integer }, ['id']), oneOf: [cat, dog] },
    '{id: int53, meows: string} | {id: int53, barks: string, age?: int53}',
    [],
  ],
  [
    'one without a name',
    { oneOf: [cat, nameless] },
    '{meows?: string, barks?: string, age?: int53}',
    ['mergedObjects'],
  ],
  ['one that is a map', { oneOf: [cat, { title: 'Any', type: 'object' }] }, '{meows?: string}', []],
  [
    'alternatives twice',
    { allOf: [{ oneOf: [cat, dog] }, { oneOf: [round, square] }] },
    '{meows?: string, barks?: string, age?: int53, kind: "round" | "square", r?: int53, side?: int53}',
    ['mergedObjects', 'mergedObjects'],
  ],
])('a language with unions has %s', (_, schema, shape, codes) => {
  const { types, remarks } = read(schema, checking)
  expect(writeShape(types)).toBe(shape)
  expect(remarks.map(({ code }) => code)).toEqual(codes)
})

test.each([
  ['words', [round, square], [['Round'], ['Square']], undefined],
  ['what they ask for', [cat, dog], [['Cat'], ['Dog']], ['Cat', 'Dog']],
  ['nothing, so that the one that asks for more is tried first', [vague, dog], [['Dog'], ['Vague']], ['Dog', 'Vague']],
  [
    'nothing',
    [
      { ...dog, required: [] },
      { ...cat, required: [] },
    ],
    [['Dog', 'ambiguous'], ['Cat']],
    undefined,
  ],
  [
    'being closed',
    [
      { ...vague, additionalProperties: false },
      { ...cat, required: [] },
    ],
    [['Vague'], ['Cat']],
    undefined,
  ],
])('alternatives told apart by %s', (_, oneOf, checked, readNames) => {
  const typesFor = (unions: typeof checking) =>
    read({ oneOf }, unions).types.types.map(({ name, isAmbiguous }) => [name, ...(isAmbiguous ? ['ambiguous'] : [])])
  expect(typesFor(checking)).toEqual(checked)
  const merged = typesFor(reading)
  expect(merged).toEqual(readNames ? readNames.map((name) => [name]) : [[undefined]])
})
