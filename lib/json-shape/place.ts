import { NumberFacts } from './number-facts.ts'
import { StringFacts } from './string-facts.ts'

/**
 * What was seen at one place of the documents: how many values of which kind, and where the values within them are seen.
 * Places that turn out to be one are merged; `find` gives the one that stands for them all.
 */
export class Place {
  nulls = 0
  booleans = 0
  strings: StringFacts | undefined
  numbers: NumberFacts | undefined
  items: Place | undefined
  objects: SeenObjects | undefined
  /** The values of maps; once they are known to be maps, `objects` is gone. */
  values: Place | undefined
  mergedInto: Place | undefined

  find(): Place {
    return findLast<Place>(this)
  }

  seeNumber(): NumberFacts {
    this.numbers ??= new NumberFacts()
    return this.numbers
  }

  seeString(): StringFacts {
    this.strings ??= new StringFacts()
    return this.strings
  }

  seeObject(): SeenObjects {
    this.objects ??= new SeenObjects()
    this.objects.count++
    this.objects.cursor = 0
    return this.objects
  }

  merge(other: Place): void {
    mergeAll({ places: [[this, other]], objects: [] })
  }

  /** Takes the objects for maps: the values of all keys are one place. */
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
    // Where some are maps, all are: a value could not tell which it is.
    for (const { place } of this.objects.find().fields) pending.places.push([this.values, place])
    this.objects = undefined
  }
}

/** The objects that were seen at a place, or at several places whose types are one. */
export class SeenObjects {
  count = 0
  /** In the order in which their keys were first seen. */
  fields: SeenField[] = []
  /** Where the next key is expected: objects of one type mostly have their keys in one order. */
  cursor = 0
  mergedInto: SeenObjects | undefined
  private byKey: Map<string, SeenField> | undefined

  find(): SeenObjects {
    return findLast<SeenObjects>(this)
  }

  get(key: string): SeenField | undefined {
    // One or two fields are found faster without a map, of which there would be one an object.
    if (this.fields.length < 8) return this.fields.find((field) => field.key === key)
    this.byKey ??= new Map(this.fields.map((field) => [field.key, field]))
    return this.byKey.get(key)
  }

  add(field: SeenField): SeenField {
    this.fields.push(field)
    this.byKey?.set(field.key, field)
    return field
  }

  merge(other: SeenObjects): void {
    mergeAll({ places: [], objects: [[this, other]] })
  }

  absorb(from: SeenObjects, pending: Pending): void {
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

export interface SeenField {
  key: string
  place: Place
  /** How many objects have it; one that has it twice counts once. */
  count: number
  /** The number of the last object that was seen with it. */
  lastSeen: number
  /** Its bytes between the quotes where it was first seen. */
  bytes: Uint8Array
  start: number
  end: number
}

interface Pending {
  places: [Place, Place][]
  objects: [SeenObjects, SeenObjects][]
}

/** Merges pairs and all that lies within them, through lists: places nest without limit and may hold themselves. */
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
    // Each step halves the way for those who come later.
    if (last.mergedInto.mergedInto) last.mergedInto = last.mergedInto.mergedInto
    last = last.mergedInto
  }
  return last
}
