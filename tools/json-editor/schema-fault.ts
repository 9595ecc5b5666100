import type { Schema } from '@cfworker/json-schema'
import type { ToolError } from '#kit/tool-error.ts'
import type { JsonIndex } from '#lib/json/json-index.ts'
import { lineColumnsOf } from '#lib/json/line-column.ts'
import { errors } from './errors.ts'
import { excerptOf } from './excerpt.ts'
import { type Location, Locator } from './locator.ts'
import type { Lookup } from './rule-at.ts'
import { subschemasOf } from './subschemas.ts'
import { typeOf } from './type-of.ts'

interface Place {
  line: number
  column: number
}

interface Fault {
  location: Location
  /** It is the key there that is at fault. */
  ofKey?: boolean
  refuse: (place: Place, found: string) => ToolError
}

/** Finds out why a schema cannot be used, as the library could not: its first fault, with its place in the text. */
export function refuseSchema(schema: unknown, index: JsonIndex, lookup: Lookup): ToolError {
  const [fault] = faultsIn(schema, lookup)
  if (!fault) return errors.unusableSchema()
  const token = new Locator(index).find(fault.location) - (fault.ofKey ? 1 : 0)
  const [place = { line: 1, column: 1 }] = lineColumnsOf(index.bytes, [index.starts[token] ?? 0])
  return fault.refuse(place, excerptOf(index, token, 60))
}

function* faultsIn(root: unknown, lookup: Lookup): Generator<Fault> {
  for (const { schema, location } of subschemasOf(root)) {
    if (typeof schema === 'boolean') continue
    if (typeOf(schema) !== 'object') yield mistyped(location, 'object boolean')
    else yield* faultsOfKeywords(Object(schema), location, lookup)
  }
}

function* faultsOfKeywords(rule: Schema, location: Location, lookup: Lookup): Generator<Fault> {
  for (const [keyword, value] of Object.entries(rule)) {
    const at = [...location, keyword]
    const expected = types[keyword]
    if (expected && !expected.split(' ').includes(typeOf(value))) yield mistyped(at, expected)
    else if (keyword === 'pattern' && !isPattern(value)) yield misspelt(at)
    else if (keyword === 'patternProperties') {
      for (const name of Object.keys(value)) if (!isPattern(name)) yield { ...misspelt([...at, name]), ofKey: true }
    } else if (keyword === '$id' && !URL.canParse(value, 'https://localhost')) yield mistyped(at, 'URI')
    else if (keyword === '$ref' && lookup[String(rule.__absolute_ref__)] === undefined) yield astray(at)
  }
}

const mistyped = (location: Location, expected: string): Fault => ({
  location,
  refuse: (place, found) => errors.invalidSchema({ ...place, found, expected }),
})

const misspelt = (location: Location): Fault => ({
  location,
  refuse: (place, pattern) => errors.invalidPattern({ ...place, pattern }),
})

const astray = (location: Location): Fault => ({
  location,
  refuse: (place, reference) => errors.unknownReference({ ...place, reference }),
})

/** The library tests with the Unicode flag. */
function isPattern(source: string): boolean {
  try {
    return Boolean(new RegExp(source, 'u'))
  } catch {
    return false
  }
}

function typed(expected: string, keywords: string): Record<string, string> {
  return Object.fromEntries(keywords.split(' ').map((keyword) => [keyword, expected]))
}

/** The types that the values of the keywords have, in all the drafts together. */
const types: Record<string, string> = {
  type: 'string array',
  ...typed('array', 'enum required allOf anyOf oneOf prefixItems'),
  ...typed('object', '$defs definitions properties patternProperties dependentSchemas dependentRequired dependencies'),
  ...typed('number', 'minimum maximum multipleOf minLength maxLength minItems maxItems minContains maxContains'),
  ...typed('number', 'minProperties maxProperties'),
  ...typed('number boolean', 'exclusiveMinimum exclusiveMaximum'),
  ...typed('string', '$id $ref $anchor pattern format'),
}
