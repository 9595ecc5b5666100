import type { Schema } from '@cfworker/json-schema'
import type { Location } from '../navigation/location.ts'

/** A schema within a schema, or an invalid value in its place. */
interface Subschema {
  schema: unknown
  location: Location
}

/** Lists a schema and all its subschemas, parents first. */
export function* subschemasOf(schema: unknown, location: Location = []): Generator<Subschema> {
  yield { schema, location }
  if (typeof schema !== 'object' || Array.isArray(schema)) return
  const rule: Schema = Object(schema)
  for (const [keyword, value] of Object.entries(rule)) {
    const at = [...location, keyword]
    if (Array.isArray(value)) {
      if (!lists.has(keyword)) continue
      for (const [place, item] of value.entries()) yield* subschemasOf(item, [...at, place])
    } else if (maps.has(keyword)) {
      for (const [name, member] of Object.entries(Object(value))) {
        if (keyword !== 'dependencies' || !Array.isArray(member)) yield* subschemasOf(member, [...at, name])
      }
    } else if (singles.has(keyword)) yield* subschemasOf(value, at)
  }
}

/** Says whether a schema has subschemas. */
export const hasSubschemas = (schema: Schema): boolean =>
  Object.keys(schema).some((keyword) => lists.has(keyword) || maps.has(keyword) || singles.has(keyword))

/** Copies a schema with each of its direct subschemas replaced. */
export function mapSubschemas(schema: Schema, change: (each: Schema | boolean) => Schema | boolean): Schema {
  const mapMember = (value: unknown) => (Array.isArray(value) ? value : change(Object(value)))
  const entries = Object.entries(schema).map(([keyword, value]) => {
    if (Array.isArray(value)) return [keyword, lists.has(keyword) ? value.map(change) : value]
    if (maps.has(keyword)) {
      return [keyword, Object.fromEntries(Object.entries(Object(value)).map(([name, each]) => [name, mapMember(each)]))]
    }
    return [keyword, singles.has(keyword) ? change(value) : value]
  })
  return Object.fromEntries(entries)
}

const wordsOf = (text: string): Set<string> => new Set(text.split(' '))

const lists = wordsOf('allOf anyOf oneOf prefixItems items')
const maps = wordsOf('$defs definitions properties patternProperties dependentSchemas dependencies')
const singles = wordsOf(
  'additionalItems unevaluatedItems items contains additionalProperties unevaluatedProperties propertyNames not if then else',
)
