import type { ObservedObjects, Place } from './place.ts'
import { visitObjects } from './visit-objects.ts'

/**
 * Turns objects that are used as maps into maps: their keys are data, not names of fields, and their values are alike.
 */
export function findMaps(root: Place): void {
  visitObjects(root, {
    arrive: (place) => {
      if (place.values || (place.objects && isMap(place.objects.find()))) place.becomeMap()
    },
  })
}

function isMap(objects: ObservedObjects): boolean {
  const { fields, count } = objects
  if (fields.length < 2) return false
  const keys = fields.map(({ key }) => key)
  // Parsers in JavaScript silently lose this key of a map.
  if (keys.includes('__proto__')) return false
  return keyRules.some((rule) => isKeptBy(rule, keys)) || isSparse(objects, count)
    ? areAlike(fields.map(({ place }) => place))
    : false
}

/** Patterns of keys that are data, and how many such keys there have to be. */
interface KeyRule {
  atLeast: number
  pattern: RegExp
}

const keyRules: KeyRule[] = [
  // Numbers, such as identifiers, years and status codes.
  { atLeast: 2, pattern: /^-?\d+$/ },
  // UUIDs.
  { atLeast: 2, pattern: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i },
  // Months, days and times.
  { atLeast: 2, pattern: /^\d{4}-\d\d(?:-\d\d(?:[T ][\d:.Z+-]+)?)?$/ },
  // Hashes and MongoDB's identifiers; ordinary words have no digit.
  { atLeast: 2, pattern: /^(?=.{0,100}\d)[\da-f]{12,128}$/i },
  // Paths, URLs and e-mail addresses.
  { atLeast: 3, pattern: /^(?:\/|https?:\/\/)\S*$|^[^\s@]+@[^\s@]+$/ },
  // Codes of countries and currencies.
  { atLeast: 4, pattern: /^[A-Z]{2,3}$/ },
  // Languages with their regions.
  { atLeast: 3, pattern: /^[a-z]{2,3}[-_](?:[A-Z]{2}|[A-Z][a-z]{3})$/ },
  // One word and a running number.
  { atLeast: 10, pattern: /^[A-Za-z]+[-_:]\d+$/ },
]

const isKeptBy = ({ atLeast, pattern }: KeyRule, keys: string[]): boolean =>
  keys.length >= atLeast && keys.every((key) => pattern.test(key))

/** Whether each object has only few of all the keys, which makes them unlikely to be the fields of one type. */
function isSparse({ fields }: ObservedObjects, count: number): boolean {
  if (fields.length < 16 || count < 4) return false
  const seen = fields.reduce((sum, field) => sum + field.count, 0)
  return seen < fields.length * count * 0.25
}

/** Whether values are of one kind, apart from nulls; objects need mostly the same keys too. */
function areAlike(places: Place[]): boolean {
  const kinds = new Set(places.flatMap((place) => kindOf(place.find()) ?? []))
  if (kinds.size > 1 || kinds.has('mixed')) return false
  const objects = places.flatMap(({ objects }) => objects?.find() ?? [])
  const keys = new Set(objects.flatMap(({ fields }) => fields.map(({ key }) => key)))
  const fields = objects.reduce((sum, { fields }) => sum + fields.length, 0)
  return fields >= keys.size * objects.length * 0.5
}

/** The kind of the values at a place; none where there are only nulls. */
function kindOf({ booleans, strings, numbers, items, objects, values }: Place): string | undefined {
  const seen = { boolean: booleans > 0, string: strings, number: numbers, array: items, object: objects ?? values }
  const kinds = Object.entries(seen).flatMap(([kind, isSeen]) => (isSeen ? kind : []))
  return kinds.length > 1 ? 'mixed' : kinds[0]
}
