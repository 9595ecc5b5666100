import type { OutputUnit, Schema } from '@cfworker/json-schema'
import type { Params } from '#kit/tool-error.ts'
import type { NoteCode } from './note-sentences.ts'
import type { Said } from './notes.ts'
import { shorten } from './shorten.ts'
import { typeOf } from './type-of.ts'
import type { Spared } from './unique-items.ts'

/** An error of the library, with what its sentence is made of. */
interface Told {
  unit: OutputUnit
  /** The keyword of the error before, which for a schema that is `false` tells what it forbids. */
  wrapper: string | undefined
  /** The schema that the keyword stands in. */
  rule: Schema
  ofKey: boolean
  location: readonly (string | number)[]
  /** The whole document. */
  value: unknown
  spared: Spared | undefined
  /** The source text of what stands at the location. */
  found: string
}

/** Says an error in the limit that the schema sets and what was found instead. */
export function sayViolation(told: Told): Said {
  const { keyword } = told.unit
  if (keyword === 'false') return sayForbidden(told)
  // Where references led astray on the way to the keyword, its limit is not known.
  const said = keyword in told.rule ? sayings[keyword]?.(told) : undefined
  return said ?? { code: 'keyword', params: { found: told.found, keyword } }
}

function sayForbidden({ wrapper = '', ofKey, location, found }: Told): Said {
  const last = location.at(-1)
  if (typeof last === 'number' && /items$/i.test(wrapper)) return say('forbiddenItem', { index: last })
  if (last !== undefined && (ofKey || /properties$/i.test(wrapper))) return say('forbiddenKey', { key: quoted(last) })
  return say('forbidden', { found })
}

const say = (code: NoteCode, params: Params): Said => ({ code, params })

const quoted = (value: unknown, longest?: number): string => shorten(JSON.stringify(value) ?? '', longest)

/** What the keyword asks for. */
const limitOf = ({ unit, rule }: Told): unknown => rule[unit.keyword]

/** The value at fault; of a key its text. */
function valueAt({ location, value, ofKey }: Told): unknown {
  if (ofKey) return location.at(-1)
  return location.reduce((at: unknown, step) => Object(at)[step], value)
}

/** Compares a size with its limit. */
const sized =
  (code: NoteCode, size: (value: unknown) => number) =>
  (told: Told): Said =>
    say(code, { found: size(valueAt(told)), limit: quoted(limitOf(told)) })

/** Compares a number with its limit, which draft 4 makes exclusive by a word beside it. */
const bounded = (code: NoteCode, exclusive: 'exclusiveMinimum' | 'exclusiveMaximum') => (told: Told) =>
  say(told.rule[exclusive] === true ? exclusive : code, { found: told.found, limit: quoted(limitOf(told)) })

const charactersOf = (value: unknown): number => Array.from(String(value)).length
const itemsOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0)
const keysOf = (value: unknown): number => Object.keys(Object(value)).length
const schemasIn = (told: Told): number => itemsOf(limitOf(told))

/** The numbers and names that only the library's own sentence has, in their order. */
const saidIn = ({ unit }: Told, pattern: RegExp): string[] => pattern.exec(unit.error)?.slice(1) ?? []

const sayings: Record<string, (told: Told) => Said | undefined> = {
  type: (told) =>
    say('type', {
      value: told.found,
      found: typeOf(valueAt(told)),
      expected: [limitOf(told)].flat().join(', '),
    }),
  const: (told) => say('const', { found: told.found, expected: quoted(limitOf(told)) }),
  enum: (told) => say('enum', { found: told.found, expected: shorten(listed(limitOf(told)), 200) }),
  minimum: bounded('minimum', 'exclusiveMinimum'),
  maximum: bounded('maximum', 'exclusiveMaximum'),
  exclusiveMinimum: bounded('exclusiveMinimum', 'exclusiveMinimum'),
  exclusiveMaximum: bounded('exclusiveMaximum', 'exclusiveMaximum'),
  multipleOf: (told) => say('multipleOf', { found: told.found, limit: quoted(limitOf(told)) }),
  minLength: sized('minLength', charactersOf),
  maxLength: sized('maxLength', charactersOf),
  minItems: sized('minItems', itemsOf),
  maxItems: sized('maxItems', itemsOf),
  minProperties: sized('minProperties', keysOf),
  maxProperties: sized('maxProperties', keysOf),
  pattern: (told) => say('pattern', { found: told.found, pattern: shorten(String(limitOf(told))) }),
  format: (told) => say('format', { found: told.found, format: shorten(String(limitOf(told))) }),
  uniqueItems(told) {
    const [first, second] = saidIn(told, /(?<!\d)(\d+) and (\d+)/).map(Number)
    return first === undefined || second === undefined ? undefined : say('uniqueItems', { first, second })
  },
  contains: (told) => say('contains', { found: itemsOf(valueAt(told)) }),
  minContains(told) {
    const [fitting] = saidIn(told, /Only (\d+)/).map(Number)
    // Where there are fewer items than should fit, the library has not looked which of them do.
    if (fitting === undefined) return sized('minItems', itemsOf)(told)
    return say('minContains', { found: fitting, limit: quoted(limitOf(told)) })
  },
  maxContains(told) {
    const [found] = saidIn(told, /(?<!\d)(\d+) items were/).map(Number)
    return found === undefined ? undefined : say('maxContains', { found, limit: quoted(limitOf(told)) })
  },
  required(told) {
    const [key] = saidIn(told, /^Instance does not have required property "(.*)"\.$/s)
    return key === undefined ? undefined : say('required', { key: quoted(key) })
  },
  dependentRequired: sayDependent,
  dependencies: sayDependent,
  anyOf: (told) => say('anyOf', { found: told.found, count: schemasIn(told) }),
  oneOf(told) {
    const [matches] = saidIn(told, /\((\d+) match/).map(Number)
    return matches === undefined ? undefined : say('oneOf', { found: told.found, matches, count: schemasIn(told) })
  },
  not(told) {
    const [first, second] = (limitOf(told) === told.spared?.forbidden && told.spared?.pairs.get(valueAt(told))) || []
    if (first !== undefined && second !== undefined) return say('uniqueItems', { first, second })
    return say('not', { found: told.found, schema: quoted(limitOf(told)) })
  },
}

function sayDependent(told: Told): Said | undefined {
  const [said = ''] = saidIn(told, /^Instance has "(.*)"\.$/s)
  const at = said.lastIndexOf(between)
  if (at === -1) return undefined
  const [key, needed] = [said.slice(0, at), said.slice(at + between.length)]
  return say('dependentRequired', { key: quoted(key), needed: quoted(needed) })
}

/** The library's own words. */
const between = '" but does not have "'

const listed = (values: unknown): string =>
  Array.isArray(values) ? values.map((value) => JSON.stringify(value)).join(', ') : quoted(values)
