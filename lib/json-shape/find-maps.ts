import type { ObservedObjects, Place } from './place.ts'
import { isRegionOrCurrency } from './region-codes.ts'
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
  const places = fields.map(({ place }) => place)
  if (keyRules.some((rule) => isKeptBy(rule, keys)) || areCodes(keys) || areNumbered(keys) || isSparse(objects, count))
    return areAlike(places)
  return keys.length >= minSameObjects && areSameObjects(places)
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
  // Languages with their regions.
  { atLeast: 3, pattern: /^[a-z]{2,3}[-_](?:[A-Z]{2}|[A-Z][a-z]{3})$/ },
  // Words with a running number.
  { atLeast: 10, pattern: /^[A-Za-z]+[-_:]\d+$/ },
]

const isKeptBy = ({ atLeast, pattern }: KeyRule, keys: string[]): boolean =>
  keys.length >= atLeast && keys.every((key) => pattern.test(key))

/**
 * Whether keys are codes of countries or currencies, a few of which no standard has: BTC. Other short words in capitals
 * are columns of a database: ID, QTY, TAX.
 */
const areCodes = (keys: string[]): boolean =>
  keys.length >= 4 &&
  keys.every((key) => /^[A-Z]{2,4}$/.test(key)) &&
  keys.filter(isRegionOrCurrency).length >= keys.length * 0.75

/** Whether keys are one word and a running number: u0 to u29. */
function areNumbered(keys: string[]): boolean {
  const [word = ''] = /^[A-Za-z]+/.exec(keys[0] ?? '') ?? []
  return (
    keys.length >= 10 &&
    word !== '' &&
    keys.every((key) => key.startsWith(word) && /^\d+$/.test(key.slice(word.length)))
  )
}

/** More than months, the most of one kind that are fields: `{"jan": {"low": 1, "high": 7}, …}`. */
const minSameObjects = 13

/** Whether values are objects with the same two keys or more: people by their names. */
function areSameObjects(places: Place[]): boolean {
  const objects = places.map((place) => place.find().objects?.find())
  const keys = new Set(objects.flatMap((each) => each?.fields.map(({ key }) => key) ?? []))
  return keys.size >= 2 && objects.every((each) => each?.fields.length === keys.size) && areAlike(places)
}

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
