import type { ObservedObjects, Place } from './place.ts'
import { type ObjectVisit, visitObjects } from './visit-objects.ts'

/**
 * Merges objects at different places that have the same keys with the same kinds of values; missing keys, sizes of
 * numbers and formats of strings may differ, and places with only nulls or empty arrays match anything. Types with one
 * field or none are merged only under the same key, since they may be alike by chance.
 */
export function mergeEqual(root: Place): void {
  const visits: ObjectVisit[] = []
  visitObjects(root, { enter: (visit) => visits.push(visit) === 0 })
  const kinds = new Kinds()
  const byKeys = new Map<string, ObservedObjects[]>()
  // Inner objects come before those that hold them.
  for (const { objects, key } of visits.toReversed()) {
    const keys = objects.fields.map((field) => field.key).sort()
    const signature = JSON.stringify(keys.length < 2 ? [keys, key] : keys)
    const others = byKeys.get(signature) ?? []
    const equal = others.findIndex((other) => kinds.areEqual(objects, other))
    const [other] = equal < 0 ? [] : others.splice(equal, 1)
    // The one nearer to the root has the better path.
    if (other) objects.merge(other)
    if (others.length < maxOfSameKeys) byKeys.set(signature, [...others, objects])
  }
}

/** The number of types with the same keys that are compared; others are not merged. */
const maxOfSameKeys = 8

class Kinds {
  private numbers = new Map<ObservedObjects, number>()

  areEqual(one: ObservedObjects, other: ObservedObjects): boolean {
    return one.fields.every(({ key, place }) => {
      const field = other.get(key)
      return field !== undefined && fit(this.of(place, one), this.of(field.place, other))
    })
  }

  /** Writes the kinds of values at a place and within its arrays and maps, in Polish notation. */
  private of(first: Place, self: ObservedObjects): string {
    let kinds = ''
    const pending = [first]
    for (let place = pending.pop()?.find(); place; place = pending.pop()?.find()) {
      kinds += `${place.booleans ? 'b' : ''}${place.strings ? 's' : ''}${place.numbers ? 'n' : ''}`
      const objects = place.objects?.find()
      if (objects) kinds += objects === self ? '@' : `o${this.numberOf(objects)}`
      if (place.items) pending.push(place.items)
      if (place.values && kinds.length < maxSignatureLength) pending.push(place.values)
      kinds += `${place.items ? '[' : ''}${place.values ? '{' : ''};`
    }
    return kinds
  }

  /** Numbers types; merged ones share a number. */
  private numberOf(objects: ObservedObjects): number {
    const number = this.numbers.get(objects) ?? this.numbers.size
    this.numbers.set(objects, number)
    return number
  }
}

/** Whether kinds are the same, or one of them is unknown: only nulls, or arrays that are always empty. */
const fit = (one: string, other: string): boolean =>
  one === other ||
  [one, other].includes(';') ||
  ([one, other].includes('[;;') && one.startsWith('[;') && other.startsWith('[;'))

/** Maps of maps may be recursive. */
const maxSignatureLength = 100_000
