import { NumberStats } from './number-stats.ts'
import { StringStats } from './string-stats.ts'

/**
 * What was observed at one place (a path) of the documents: the count of values by kind, and the places of those within
 * them. Places that turn out to be the same are merged (union-find); `find` gives the representative.
 */
export class Place {
  nulls = 0
  booleans = 0
  strings: StringStats | undefined
  numbers: NumberStats | undefined
  items: Place | undefined
  objects: ObservedObjects | undefined
  /** The values of maps; `objects` is removed once they are treated as maps. */
  values: Place | undefined
  mergedInto: Place | undefined

  find(): Place {
    return findLast<Place>(this)
  }

  seeNumber(): NumberStats {
    this.numbers ??= new NumberStats()
    return this.numbers
  }

  seeString(): StringStats {
    this.strings ??= new StringStats()
    return this.strings
  }

  seeObject(): ObservedObjects {
    this.objects ??= new ObservedObjects()
    this.objects.count++
    this.objects.cursor = 0
    return this.objects
  }

  merge(other: Place): void {
    mergeAll({ places: [[this, other]], objects: [] })
  }

  /** Treats the objects as maps: the values of all keys are one place. */
  becomeMap(): void {
    const fields = this.objects?.find().fields ?? []
    const values = this.values ?? new Place()
    this.values = values
    this.objects = undefined
    mergeAll({ places: fields.map(({ place }) => [values, place]), objects: [] })
  }

  absorb(from: Place, pending: Pending): void {
    this.nulls += from.nulls
    this.booleans += from.booleans
    if (from.numbers) this.seeNumber().merge(from.numbers)
    if (from.strings) this.seeString().merge(from.strings)
    if (this.items && from.items) pending.places.push([this.items, from.items])
    else this.items ??= from.items
    if (this.values && from.values) pending.places.push([this.values, from.values])
    else this.values ??= from.values
    if (this.objects && from.objects) pending.objects.push([this.objects, from.objects])
    else this.objects ??= from.objects
    if (!this.values || !this.objects) return
    // If some are maps, all are: values of the two cannot be told apart.
    for (const { place } of this.objects.find().fields) pending.places.push([this.values, place])
    this.objects = undefined
  }
}

/** The objects observed at a place, or at several places that share one type. */
export class ObservedObjects {
  count = 0
  /** In the order in which their keys were first seen. */
  fields: ObservedField[] = []
  /** Where the next key is expected: objects of one type mostly have their keys in one order. */
  cursor = 0
  mergedInto: ObservedObjects | undefined
  private byKey: Map<string, ObservedField> | undefined

  find(): ObservedObjects {
    return findLast<ObservedObjects>(this)
  }

  get(key: string): ObservedField | undefined {
    // One or two fields are found faster without a map, of which every object would have one.
    if (this.fields.length < 8) return this.fields.find((field) => field.key === key)
    this.byKey ??= new Map(this.fields.map((field) => [field.key, field]))
    return this.byKey.get(key)
  }

  add(field: ObservedField): ObservedField {
    this.fields.push(field)
    this.byKey?.set(field.key, field)
    return field
  }

  merge(other: ObservedObjects): void {
    mergeAll({ places: [], objects: [[this, other]] })
  }

  absorb(from: ObservedObjects, pending: Pending): void {
    this.count += from.count
    for (const field of from.fields) {
      const own = this.get(field.key)
      if (!own) this.add(field)
      else {
        own.count += field.count
        pending.places.push([own.place, field.place])
      }
    }
  }
}

export interface ObservedField {
  key: string
  place: Place
  /** The number of objects that have it; a duplicate key counts once. */
  count: number
  /** The number of the last object that had it. */
  lastSeen: number
  /** Its bytes between the quotes where it was first seen. */
  bytes: Uint8Array
  start: number
  end: number
}

interface Pending {
  places: [Place, Place][]
  objects: [ObservedObjects, ObservedObjects][]
}

/** Merges pairs and all places within them, iteratively: places nest without limit and may be recursive. */
function mergeAll(pending: Pending): void {
  const { places, objects } = pending
  for (;;) {
    const pair = places.pop()
    if (pair) mergePair(pair[0].find(), pair[1].find(), pending)
    else {
      const types = objects.pop()
      if (!types) return
      mergePair(types[0].find(), types[1].find(), pending)
    }
  }
}

interface Mergeable<Self> {
  mergedInto: Self | undefined
  absorb(from: Self, pending: Pending): void
}

function mergePair<Of extends Mergeable<Of>>(into: Of, from: Of, pending: Pending): void {
  if (into === from) return
  from.mergedInto = into
  into.absorb(from, pending)
}

function findLast<Of extends { mergedInto: Of | undefined }>(first: Of): Of {
  let last = first
  while (last.mergedInto) {
    // Path halving, for later look-ups.
    if (last.mergedInto.mergedInto) last.mergedInto = last.mergedInto.mergedInto
    last = last.mergedInto
  }
  return last
}
