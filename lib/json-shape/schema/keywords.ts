import type { StringFormat } from '../shape.ts'
import { type Constraints, type FieldRule, kindBits, type ObjectRules } from './constraints.ts'
import type { KeywordReader } from './keyword-reader.ts'
import { integerBound, type NumberRules } from './number-rules.ts'
import { readArray, readNumberChecks, readStringChecks } from './read-checks.ts'

/** Reads a schema's validation keywords (JSON Schema 2020-12, Validation). */
export function readKeywords(token: number, reader: KeywordReader): Constraints[] {
  const members = reader.tree.membersOf(token)
  const has = (keywords: readonly string[]) => keywords.some((keyword) => members.has(keyword))
  const parts: Constraints[] = []
  const format = reader.tree.textIn(members.get('format')) ?? ''
  if (members.has('type')) parts.push(readType(members.get('type') ?? 0, reader))
  if (has(['enum', 'const'])) parts.push(readValues(members, reader))
  if (has(objectKeywords)) parts.push({ object: readObject(members, reader) })
  if (has(arrayKeywords)) parts.push({ array: readArray(members, reader) })
  if (format in numberFormats) parts.push({ number: numberFormats[format] })
  else if (has(stringKeywords))
    parts.push({ string: { format: formats[format], checks: readStringChecks(members, reader) } })
  if (has(numberKeywords)) parts.push({ number: readNumber(members, reader) })
  return parts
}

type Members = ReadonlyMap<string, number>

function readType(value: number, reader: KeywordReader): Constraints {
  const { tree } = reader
  if (tree.kindOf(value) === 'array' && tree.itemsOf(value).length === 0) reader.refuse(value, 'array.length ≥ 1')
  const names = (tree.kindOf(value) === 'array' ? tree.itemsOf(value) : [value]).map((each) => {
    const name = tree.textIn(each) ?? ''
    if (!typeNames.includes(name)) reader.refuse(each, typeNames.join(' '))
    return name
  })
  const isInteger = names.includes('integer') && !names.includes('number')
  const bits = names.map((name) => kindBits[name === 'integer' ? 'number' : (name as keyof typeof kindBits)])
  return { kinds: bits.reduce((all, bit) => all | bit, 0), ...(isInteger && { number: { isInteger } }) }
}

const typeNames = [...Object.keys(kindBits), 'integer']

function readValues(members: Members, reader: KeywordReader): Constraints {
  const { tree } = reader
  const [list, only] = [members.get('enum'), members.get('const')]
  if (list !== undefined && tree.kindOf(list) !== 'array') reader.refuse(list, 'array')
  const values = only === undefined ? tree.itemsOf(list ?? 0) : [only]
  reader.spend(values.length)
  const constraints = values.map((value) => reader.readValue(value))
  if (constraints.some(({ number }) => number)) reader.remark('openNumbers', (only ?? list ?? 1) - 1)
  return values.length > 0 ? reader.union(constraints) : { kinds: 0 }
}

function readObject(members: Members, reader: KeywordReader): ObjectRules {
  const { tree } = reader
  const fields = new Map<string, FieldRule>()
  const required = namesIn(members.get('required'), reader)
  for (const [key, value] of mapIn(members.get('properties'), reader)) {
    // A property with the schema `false` is not a field.
    if (tree.isFalse(value)) continue
    fields.set(key, {
      value: reader.of(value),
      isRequired: required.has(key),
      offset: tree.offsetOf(value - 1),
      description: tree.textIn(tree.membersOf(value).get('description')),
    })
  }
  for (const [key, name] of required)
    if (!fields.has(key)) fields.set(key, { isRequired: true, offset: tree.offsetOf(name) })
  const further = members.get('additionalProperties') ?? members.get('unevaluatedProperties')
  const patterns = [...mapIn(members.get('patternProperties'), reader)].map(([, value]) => value)
  const others = [...patterns, ...(further === undefined || tree.isTrue(further) ? [] : [further])]
  const schemas = others.filter((value) => !tree.isFalse(value)).map((value) => reader.of(value))
  const isClosed = others.length > 0 && schemas.length === 0
  for (const keyword of uncheckedOfObjects) {
    const value = members.get(keyword)
    if (value !== undefined && !tree.isTrue(value)) reader.unchecked(keyword, value)
  }
  const isStrict = isClosed && (tree.isFalse(members.get('additionalProperties')) || !isApplied(members))
  if (isClosed && !isStrict) reader.unchecked('unevaluatedProperties', further ?? 0)
  const values = schemas.length > 0 ? reader.expressions.either(schemas) : undefined
  return { fields, values, isClosed, ...(isStrict && { isStrict }) }
}

function readNumber(members: Members, reader: KeywordReader): NumberRules {
  const { tree } = reader
  const read = (keyword: string): string | undefined => {
    const value = members.get(keyword)
    if (value === undefined || (tree.kindOf(value) === 'boolean' && keyword.startsWith('exclusive'))) return undefined
    if (tree.kindOf(value) !== 'number') reader.refuse(value, 'number')
    return tree.lexemeOf(value)
  }
  const bound = (keyword: string, exclusive: string, inward: 1n | -1n): bigint | undefined => {
    const round = inward > 0 ? Math.ceil : Math.floor
    const [inclusive, excluded] = [read(keyword), read(exclusive)]
    // Draft 4 only says that the other bound is excluded.
    const isExcluded = tree.isTrue(members.get(exclusive))
    if (excluded === undefined)
      return inclusive === undefined ? undefined : integerBound(inclusive, round) + (isExcluded ? inward : 0n)
    const outward = inward > 0 ? Math.floor : Math.ceil
    return integerBound(excluded, outward) + inward
  }
  const step = read('multipleOf')
  return {
    isInteger: step !== undefined && Number.isInteger(Number(step)) && Number(step) > 0,
    min: bound('minimum', 'exclusiveMinimum', 1n),
    max: bound('maximum', 'exclusiveMaximum', -1n),
    checks: readNumberChecks(members, reader),
  }
}

/** The members of a map of schemas. */
function mapIn(value: number | undefined, reader: KeywordReader): ReadonlyMap<string, number> {
  if (value === undefined) return new Map()
  if (reader.tree.kindOf(value) !== 'object') reader.refuse(value, 'object')
  return reader.tree.membersOf(value)
}

/** The texts of a list, each with its token. */
function namesIn(value: number | undefined, reader: KeywordReader): Map<string, number> {
  if (value === undefined) return new Map()
  const { tree } = reader
  if (tree.kindOf(value) !== 'array') reader.refuse(value, 'array')
  return new Map(
    tree.itemsOf(value).map((item) => {
      const name = tree.textIn(item)
      return name === undefined ? reader.refuse(item, 'string') : [name, item]
    }),
  )
}

/** Whether schemas beside may say more of the same object, and so which of its keys are evaluated. */
const isApplied = (members: Members): boolean =>
  ['allOf', 'anyOf', 'oneOf', 'if', '$ref', '$dynamicRef', '$recursiveRef', 'dependentSchemas'].some((keyword) =>
    members.has(keyword),
  )

const uncheckedOfObjects = ['propertyNames', 'minProperties', 'maxProperties', 'dependentRequired']

const objectKeywords = (
  'properties required additionalProperties patternProperties unevaluatedProperties propertyNames ' +
  'minProperties maxProperties dependentRequired'
).split(' ')
const arrayKeywords = 'items prefixItems additionalItems unevaluatedItems contains minItems maxItems uniqueItems'.split(
  ' ',
)
const stringKeywords = 'format pattern minLength maxLength contentEncoding contentMediaType'.split(' ')
const numberKeywords = 'minimum maximum exclusiveMinimum exclusiveMaximum multipleOf'.split(' ')

const formats: Record<string, StringFormat | undefined> = Object.assign(Object.create(null), {
  date: 'date',
  'date-time': 'date-time',
  time: 'time',
  uuid: 'uuid',
  uri: 'url',
  email: 'email',
})

/** Of OpenAPI. */
const numberFormats: Record<string, NumberRules> = Object.assign(Object.create(null), {
  int32: { isInteger: true, size: 'int32' },
  int64: { isInteger: true, size: 'int64' },
  uint32: { isInteger: true, size: 'int53' },
  uint64: { isInteger: true, size: 'uint64' },
  float: { isInteger: false, size: 'double' },
  double: { isInteger: false, size: 'double' },
})
