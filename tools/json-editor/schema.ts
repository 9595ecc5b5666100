import type { OutputUnit, Schema, SchemaDraft } from '@cfworker/json-schema'
import { JsonFault } from '#lib/json/json-fault.ts'
import { readJson } from '#lib/json/read.ts'
import { errors } from './errors.ts'

/** What a value does that its schema forbids, and where. */
export interface Violation {
  location: (string | number)[]
  message: string
}

/**
 * Checks a value against a JSON Schema of draft 4, 7, 2019-09 or 2020-12, as its `$schema` says; the last is taken where
 * it says nothing. References lead within the schema only: nothing is fetched.
 *
 * @throws invalidSchema
 */
export async function checkAgainst(schemaText: string, value: unknown): Promise<Violation[]> {
  const schema = readSchema(schemaText)
  const { dereference, validate } = await import('@cfworker/json-schema')
  const check = (stopEarly: boolean) => validate(value, schema, draftOf(schema), dereference(schema), stopEarly).errors
  const units = attempt(() => check(false)) ?? attempt(() => check(true))
  if (!units) throw errors.invalidSchema({ reason: 'it refers to itself without end, or too deeply for this JSON' })
  return tellingOf(units).map(({ instanceLocation, error }) => ({
    location: locationOf(instanceLocation, value),
    message: error,
  }))
}

/** Runs a check; undefined where the stack overflows, which a hundred thousand errors at once do, too. */
function attempt(check: () => OutputUnit[]): OutputUnit[] | undefined {
  try {
    return check()
  } catch (error) {
    if (error instanceof RangeError) return undefined
    // The library throws what it cannot make sense of: unknown references, broken patterns, keywords of wrong types.
    const [reason = ''] = (error instanceof Error ? error.message : '').split('\n')
    throw errors.invalidSchema({ reason })
  }
}

function readSchema(text: string): Schema | boolean {
  try {
    readJson(text)
  } catch (fault) {
    if (!(fault instanceof JsonFault)) throw fault
    const { line, column } = fault.place
    throw errors.invalidSchema({ reason: `line ${line}, column ${column}: ${fault.message}` })
  }
  const schema = JSON.parse(text.trim())
  const isObject = typeof schema === 'object' && schema !== null && !Array.isArray(schema)
  if (!isObject && typeof schema !== 'boolean')
    throw errors.invalidSchema({ reason: 'neither an object nor a boolean' })
  return schema
}

function draftOf(schema: Schema | boolean): SchemaDraft {
  const name = typeof schema === 'object' ? String(schema.$schema) : ''
  if (name.includes('draft-04')) return '4'
  if (name.includes('draft-06') || name.includes('draft-07')) return '7'
  return name.includes('2019-09') ? '2019-09' : '2020-12'
}

/** Leaves out what only says that an error within follows, and lets that error say so itself where it has no words. */
function tellingOf(units: OutputUnit[]): OutputUnit[] {
  return units.flatMap((unit, at) => {
    if (unit.keyword === 'false') return { ...unit, error: units[at - 1]?.error ?? 'Nothing is allowed here.' }
    if (wrappers.has(unit.keyword) && !unit.error.includes('does not have')) return []
    // The library says "at least" of both limits.
    if (unit.keyword === 'maxProperties') return { ...unit, error: unit.error.replace('at least', 'at most') }
    return unit
  })
}

const wrappers = new Set(
  '$ref $recursiveRef allOf if properties patternProperties additionalProperties unevaluatedProperties propertyNames'
    .concat(' dependentSchemas dependencies prefixItems items additionalItems unevaluatedItems')
    .split(' '),
)

/** Reads the URI fragment that the library gives (RFC 6901, section 6) as steps into the value. */
function locationOf(fragment: string, value: unknown): (string | number)[] {
  const location: (string | number)[] = []
  let at = value
  for (const encoded of fragment.split('/').slice(1)) {
    const name = decodeURIComponent(encoded).replaceAll('~1', '/').replaceAll('~0', '~')
    location.push(Array.isArray(at) ? Number(name) : name)
    at = Object(at)[name]
  }
  return location
}
