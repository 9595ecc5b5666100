import { type JsonIndex, openBrace, openBracket, quote } from '../json/json-index.ts'
import { type ObservedField, type ObservedObjects, Place } from './place.ts'
import { readKey } from './read-key.ts'

/** Called during the pass over documents. */
export interface Observer {
  /** Reports the completed share, now and then. */
  progress?(share: number): void
  /** A duplicate key. */
  duplicateKey?(index: JsonIndex, token: number): void
  /** A number that a double cannot hold. */
  roundedNumber?(index: JsonIndex, token: number): void
}

/**
 * Visits documents and records the values at each place. A place is a path, with all items of an array as one.
 * Iterative, so that nesting has no limit.
 */
export function observeDocuments(documents: readonly JsonIndex[], watch: Observer = {}): Place {
  const root = new Place()
  const walk = new Walk(watch)
  documents.forEach((index, at) => {
    walk.go(index, root, (share) => watch.progress?.((at + share) / documents.length))
  })
  return root
}

/** A single pass over several documents. */
class Walk {
  /** Numbers the containers, so that a duplicate key of an object counts once. */
  private containers = 0
  /** The open containers: their end, their number, and the place of their items or the objects they belong to. */
  private depth = 0
  private ends: number[] = []
  private numbers: number[] = []
  private holders: (Place | ObservedObjects)[] = []
  private watch: Observer

  constructor(watch: Observer) {
    this.watch = watch
  }

  go(index: JsonIndex, root: Place, progress: (share: number) => void): void {
    const { length } = index.starts
    for (let token = 0; token < length; token++) {
      if ((token & often) === 0) progress(token / length)
      while (this.depth > 0 && this.ends[this.depth - 1] === token) this.depth--
      const holder = this.depth === 0 ? root : this.holders[this.depth - 1]
      if (holder instanceof Place) this.see(index, holder, token)
      else if (holder) {
        const field = this.fieldPlace(index, holder, token)
        // The value follows the key.
        token++
        this.see(index, field, token)
      }
    }
    this.depth = 0
  }

  private see(index: JsonIndex, place: Place, token: number): void {
    const { bytes, starts, ends } = index
    const [start = 0, end = 0] = [starts[token], ends[token]]
    const first = bytes[start]
    if (first === quote) place.seeString().add(bytes, start + 1, end - 1)
    else if (first === openBrace) this.open(index, token, place.seeObject())
    else if (first === openBracket) {
      place.items ??= new Place()
      this.open(index, token, place.items)
    } else if (first === letterN) place.nulls++
    else if (first === letterT || first === letterF) place.booleans++
    else if (place.seeNumber().add(bytes, start, end)) this.watch.roundedNumber?.(index, token)
  }

  private open({ nexts }: JsonIndex, token: number, holder: Place | ObservedObjects): void {
    this.ends[this.depth] = nexts[token] ?? 0
    this.holders[this.depth] = holder
    this.numbers[this.depth++] = ++this.containers
  }

  /** Finds the place of a key. Mostly it is the field after the last one; keys are compared by their bytes. */
  private fieldPlace(index: JsonIndex, objects: ObservedObjects, token: number): Place {
    const { bytes, starts, ends } = index
    const [start = 0, end = 0] = [(starts[token] ?? 0) + 1, (ends[token] ?? 0) - 1]
    const field = nextField(objects, bytes, start, end) ?? fieldByKey(objects, bytes, start, end)
    const number = this.numbers[this.depth - 1] ?? 0
    if (field.lastSeen === number) this.watch.duplicateKey?.(index, token)
    else field.count++
    field.lastSeen = number
    return field.place
  }
}

function nextField(objects: ObservedObjects, bytes: Uint8Array, start: number, end: number): ObservedField | undefined {
  const { fields, cursor } = objects
  const last = Math.min(fields.length, cursor + 3)
  for (let at = cursor; at < last; at++) {
    const field = fields[at]
    if (!field || !isKeyOf(field, bytes, start, end)) continue
    objects.cursor = at + 1
    return field
  }
  return undefined
}

function isKeyOf(field: ObservedField, bytes: Uint8Array, start: number, end: number): boolean {
  if (field.end - field.start !== end - start) return false
  for (let at = start, other = field.start; at < end; at++, other++) if (bytes[at] !== field.bytes[other]) return false
  return true
}

function fieldByKey(objects: ObservedObjects, bytes: Uint8Array, start: number, end: number): ObservedField {
  const key = readKey(bytes, start, end)
  const field = objects.get(key)
  if (field) return field
  return objects.add({ key, place: new Place(), count: 0, lastSeen: 0, bytes, start, end })
}

/** Progress is reported every 262,144 tokens, which take some milliseconds. */
const often = 2 ** 18 - 1

const [letterN, letterT, letterF] = [0x6e, 0x74, 0x66]
