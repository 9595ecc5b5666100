import type { Remark } from '../diagnostics.ts'
import type { LengthChecks, NumberChecks, StringChecks } from './schema/checks.ts'

/**
 * The common shape of the values at one place of JSON documents: the forms that were seen there, at most one of a kind,
 * but for the objects of a schema's alternatives, where a language has unions of such types. Several forms are a union,
 * which never has both an object and a map. No form means that only null was seen or, without null, nothing, as for the
 * items of an array that is always empty.
 */
export interface Shape {
  forms: Form[]
  /** Whether null was seen there too. */
  isNullable: boolean
}

export type Form = ObjectForm | MapForm | ArrayForm | StringForm | NumberForm | BooleanForm

/** An object with the fields of its type. Several places may share a type, and a type may be recursive. */
interface ObjectForm {
  kind: 'object'
  type: ObjectType
}

/** An object used as a map: many similar keys (identifiers, dates) with similar values. */
interface MapForm {
  kind: 'map'
  values: Shape
}

export interface ArrayForm {
  kind: 'array'
  /** Anything where it is a tuple. */
  items: Shape
  tuple?: Tuple
  checks?: LengthChecks
}

/** What a schema says of an array by places, for languages that have such types. */
export interface Tuple {
  first: Shape[]
  /** How many of those there have to be. */
  required: number
  /** What further items are; left out where there are none. */
  rest?: Shape
}

export interface StringForm {
  kind: 'string'
  /** The common format of all the strings, if there is one. */
  format?: StringFormat
  /** All values, in the order of their first occurrence, where they look like an enum. */
  literals?: string[]
  /** The schema's name for the set of literals. */
  name?: string
  checks?: StringChecks
}

/** RFC 3339 dates and times with their zone, UUIDs of RFC 9562, absolute URLs with http or https, e-mail addresses. */
export type StringFormat = 'date' | 'date-time' | 'time' | 'uuid' | 'url' | 'email'

export interface NumberForm {
  kind: 'number'
  size: NumberSize
  /** Whether some overflow a double, which JavaScript reads as infinite. */
  isBeyondDoubles?: boolean
  checks?: NumberChecks
}

/**
 * The smallest that holds every number that was seen, without losing a digit of its value: integers of 32 bits, of 53
 * (exact in a double), of 64 with and without a sign, and of any length; doubles; and decimals that no double holds
 * (too many digits, 1e400). A number with a point or an exponent is a double, also where its value is whole.
 */
export type NumberSize = 'int32' | 'int53' | 'int64' | 'uint64' | 'integer' | 'double' | 'decimal'

interface BooleanForm {
  kind: 'boolean'
}

export interface ObjectType {
  /** Fields in the order in which their keys were first seen. */
  fields: Field[]
  /** The keys that lead to the type's first place, from the root; an item of an array has the key of its array. */
  path: string[]
  /** The last keys of all its places, in order; none for the root. */
  keys: string[]
  /**
   * Whether it is an item of an array or a value of a map at its first place; then it is named after the singular of
   * its key.
   */
  isItem: boolean
  /** Its name in a schema, by its title or among its definitions; takes precedence over the keys. */
  name?: string
  /** Its description in a schema, on one line. */
  description?: string
  /** Whether a schema forbids further keys. */
  isClosed?: boolean
  /** Whether an object of a later type in a union may pass for one of this type, which lacks some of its keys. */
  isAmbiguous?: boolean
}

export interface Field {
  /** The key with escapes resolved; it may be empty or have any characters. */
  key: string
  shape: Shape
  /** Whether some of the objects lack it. */
  isOptional: boolean
  /** The first offset of the key in the text, in bytes. */
  offset: number
  /** Its description in a schema, on one line. */
  description?: string
}

/** The root's shape, and all types of objects that can be reached from it, each once, a parent before its children. */
export interface InferredTypes {
  root: Shape
  types: ObjectType[]
  /** The schema's name of the root. */
  name?: string
  /** The restrictions of a schema that no checks express either. */
  restrictions?: Remark<'ignoredKeyword'>[]
}
