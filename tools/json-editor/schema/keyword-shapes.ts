import type { SchemaDraft } from '@cfworker/json-schema'
import type { Location } from '../navigation/location.ts'
import { jsonTypeOf } from './json-type.ts'

/** An invalid value of a keyword: its path below the keyword, and what is allowed instead. */
interface ShapeIssue {
  location: Location
  expected: string
}

type Shape = (value: unknown) => ShapeIssue[]

/**
 * Checks the value of a keyword against the meta-schemas of the drafts (JSON Schema Core and Validation), without
 * descending into subschemas.
 */
export function shapeIssuesOf(keyword: string, value: unknown, draft: SchemaDraft): ShapeIssue[] {
  const isOfDraft4 = draft === '4' && keyword.startsWith('exclusive')
  return (isOfDraft4 ? boolean : shapes.get(keyword))?.(value) ?? []
}

const issueAtValue = (expected: string): ShapeIssue[] => [{ location: [], expected }]

const only =
  (expected: string, fits: (value: unknown) => boolean): Shape =>
  (value) =>
    fits(value) ? [] : issueAtValue(expected)

const typed = (types: string): Shape => only(types, (value) => types.split(' ').includes(jsonTypeOf(value)))

const [boolean, text, object] = [typed('boolean'), typed('string'), typed('object')]
const count = only('integer ≥ 0', (value) => Number.isInteger(value) && Number(value) >= 0)

const below = (step: string | number, misfits: ShapeIssue[]): ShapeIssue[] =>
  misfits.map(({ location, expected }) => ({ location: [step, ...location], expected }))

/** A list, each item of a shape. */
const listOf =
  (item: Shape): Shape =>
  (value) =>
    Array.isArray(value) ? value.flatMap((each, index) => below(index, item(each))) : issueAtValue('array')

const filled: Shape = (value) =>
  Array.isArray(value) ? (value.length > 0 ? [] : issueAtValue('array.length ≥ 1')) : issueAtValue('array')

const texts = listOf(text)

const mapOf =
  (member: Shape): Shape =>
  (value) =>
    jsonTypeOf(value) === 'object'
      ? Object.entries(Object(value)).flatMap(([name, each]) => below(name, member(each)))
      : issueAtValue('object')

const typeNames = ['null', 'boolean', 'object', 'array', 'number', 'string', 'integer']
const typeName = only(typeNames.join(' '), (value) => typeNames.includes(String(value)) && typeof value === 'string')

function types(value: unknown): ShapeIssue[] {
  if (typeof value === 'string') return typeName(value)
  if (!Array.isArray(value)) return issueAtValue('string array')
  return value.length > 0 ? listOf(typeName)(value) : filled(value)
}

const shapes = new Map<string, Shape>(
  Object.entries({
    type: types,
    'enum examples': typed('array'),
    required: texts,
    dependentRequired: mapOf(texts),
    dependencies: mapOf((value) => (Array.isArray(value) ? texts(value) : [])),
    'allOf anyOf oneOf prefixItems': filled,
    '$defs definitions properties patternProperties dependentSchemas $vocabulary': object,
    'minimum maximum exclusiveMinimum exclusiveMaximum': typed('number'),
    multipleOf: only('number > 0', (value) => typeof value === 'number' && value > 0),
    'minLength maxLength minItems maxItems minContains maxContains minProperties maxProperties': count,
    'uniqueItems readOnly writeOnly deprecated $recursiveAnchor': boolean,
    '$id $ref $schema $anchor $dynamicRef $dynamicAnchor $recursiveRef $comment': text,
    'title description pattern format contentEncoding contentMediaType': text,
  }).flatMap(([keywords, shape]) => keywords.split(' ').map((keyword): [string, Shape] => [keyword, shape])),
)
