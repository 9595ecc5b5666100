import type { OutputUnit, Schema } from '@cfworker/json-schema'
import type { Params } from '#kit/tool-error.ts'
import type { NoteCode } from '../notes/note-sentences.ts'
import type { NoteContent } from '../notes/notes.ts'
import { truncate } from '../notes/truncate.ts'
import { jsonTypeOf } from './json-type.ts'
import type { UniqueItemsRewrite } from './unique-items.ts'

/** An error of the library, with what its sentence is made of. */
interface SchemaError {
  unit: OutputUnit
  /** The keyword of the error before, which for a schema that is `false` tells what it forbids. */
  wrapper: string | undefined
  /** The schema that the keyword stands in. */
  rule: Schema
  ofKey: boolean
  location: readonly (string | number)[]
  /** The whole document. */
  value: unknown
  spared: UniqueItemsRewrite | undefined
  /** The source text of what stands at the location. */
  found: string
}

/** Says an error in the limit that the schema sets and what was found instead. */
export function formatSchemaError(told: SchemaError): NoteContent {
  const { keyword } = told.unit
  if (keyword === 'false') return formatForbidden(told)
  // Where references led astray on the way to the keyword, its limit is not known.
  const said = keyword in told.rule ? formatters[keyword]?.(told) : undefined
  return said ?? { code: 'keyword', params: { found: told.found, keyword } }
}

function formatForbidden({ wrapper = '', ofKey, location, found }: SchemaError): NoteContent {
  const last = location.at(-1)
  if (typeof last === 'number' && /items$/i.test(wrapper)) return content('forbiddenItem', { index: last })
  if (last !== undefined && (ofKey || /properties$/i.test(wrapper)))
    return content('forbiddenKey', { key: quoted(last) })
  return content('forbidden', { found })
}

const content = (code: NoteCode, params: Params): NoteContent => ({ code, params })

const quoted = (value: unknown, longest?: number): string => truncate(JSON.stringify(value) ?? '', longest)

/** What the keyword asks for. */
const limitOf = ({ unit, rule }: SchemaError): unknown => rule[unit.keyword]

/** The value at fault; of a key its text. */
function valueAt({ location, value, ofKey }: SchemaError): unknown {
  if (ofKey) return location.at(-1)
  return location.reduce((at: unknown, step) => Object(at)[step], value)
}

/** Compares a size with its limit. */
const sized =
  (code: NoteCode, size: (value: unknown) => number) =>
  (told: SchemaError): NoteContent =>
    content(code, { found: size(valueAt(told)), limit: quoted(limitOf(told)) })

/** Compares a number with its limit, which draft 4 makes exclusive by a word beside it. */
const bounded = (code: NoteCode, exclusive: 'exclusiveMinimum' | 'exclusiveMaximum') => (told: SchemaError) =>
  content(told.rule[exclusive] === true ? exclusive : code, { found: told.found, limit: quoted(limitOf(told)) })

const charactersOf = (value: unknown): number => Array.from(String(value)).length
const itemsOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0)
const keysOf = (value: unknown): number => Object.keys(Object(value)).length
const schemasIn = (told: SchemaError): number => itemsOf(limitOf(told))

/** The numbers and names that only the library's own sentence has, in their order. */
const partsOfMessage = ({ unit }: SchemaError, pattern: RegExp): string[] => pattern.exec(unit.error)?.slice(1) ?? []

const formatters: Record<string, (told: SchemaError) => NoteContent | undefined> = {
  type: (told) =>
    content('type', {
      value: told.found,
      found: jsonTypeOf(valueAt(told)),
      expected: [limitOf(told)].flat().join(', '),
    }),
  const: (told) => content('const', { found: told.found, expected: quoted(limitOf(told)) }),
  enum: (told) => content('enum', { found: told.found, expected: truncate(listed(limitOf(told)), 200) }),
  minimum: bounded('minimum', 'exclusiveMinimum'),
  maximum: bounded('maximum', 'exclusiveMaximum'),
  exclusiveMinimum: bounded('exclusiveMinimum', 'exclusiveMinimum'),
  exclusiveMaximum: bounded('exclusiveMaximum', 'exclusiveMaximum'),
  multipleOf: (told) => content('multipleOf', { found: told.found, limit: quoted(limitOf(told)) }),
  minLength: sized('minLength', charactersOf),
  maxLength: sized('maxLength', charactersOf),
  minItems: sized('minItems', itemsOf),
  maxItems: sized('maxItems', itemsOf),
  minProperties: sized('minProperties', keysOf),
  maxProperties: sized('maxProperties', keysOf),
  pattern: (told) => content('pattern', { found: told.found, pattern: truncate(String(limitOf(told))) }),
  format: (told) => content('format', { found: told.found, format: truncate(String(limitOf(told))) }),
  uniqueItems(told) {
    const [first, second] = partsOfMessage(told, /(?<!\d)(\d+) and (\d+)/).map(Number)
    return first === undefined || second === undefined ? undefined : content('uniqueItems', { first, second })
  },
  contains: (told) => content('contains', { found: itemsOf(valueAt(told)) }),
  minContains(told) {
    const [fitting] = partsOfMessage(told, /Only (\d+)/).map(Number)
    // Where there are fewer items than should fit, the library has not looked which of them do.
    if (fitting === undefined) return sized('minItems', itemsOf)(told)
    return content('minContains', { found: fitting, limit: quoted(limitOf(told)) })
  },
  maxContains(told) {
    const [found] = partsOfMessage(told, /(?<!\d)(\d+) items were/).map(Number)
    return found === undefined ? undefined : content('maxContains', { found, limit: quoted(limitOf(told)) })
  },
  required(told) {
    const [key] = partsOfMessage(told, /^Instance does not have required property "(.*)"\.$/s)
    return key === undefined ? undefined : content('required', { key: quoted(key) })
  },
  dependentRequired: formatDependent,
  dependencies: formatDependent,
  anyOf: (told) => content('anyOf', { found: told.found, count: schemasIn(told) }),
  oneOf(told) {
    const [matches] = partsOfMessage(told, /\((\d+) match/).map(Number)
    return matches === undefined ? undefined : content('oneOf', { found: told.found, matches, count: schemasIn(told) })
  },
  not(told) {
    const [first, second] = (limitOf(told) === told.spared?.forbidden && told.spared?.pairs.get(valueAt(told))) || []
    if (first !== undefined && second !== undefined) return content('uniqueItems', { first, second })
    return content('not', { found: told.found, schema: quoted(limitOf(told)) })
  },
}

function formatDependent(told: SchemaError): NoteContent | undefined {
  const [said = ''] = partsOfMessage(told, /^Instance has "(.*)"\.$/s)
  const at = said.lastIndexOf(between)
  if (at === -1) return undefined
  const [key, needed] = [said.slice(0, at), said.slice(at + between.length)]
  return content('dependentRequired', { key: quoted(key), needed: quoted(needed) })
}

/** The library's own words. */
const between = '" but does not have "'

const listed = (values: unknown): string =>
  Array.isArray(values) ? values.map((value) => JSON.stringify(value)).join(', ') : quoted(values)
