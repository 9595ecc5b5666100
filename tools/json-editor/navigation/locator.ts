import { childrenOf, type JsonIndex } from '#lib/json/json-index.ts'
import { textOfString } from '#lib/json/strings.ts'

/** The way from the root to a value: names and indexes. */
export type Location = readonly (string | number)[]

/**
 * Finds values in the source text by their location. Of a key that comes twice the last counts, as `JSON.parse` has it.
 * The children of large containers are remembered, so that a million matches take a million steps.
 */
export class Locator {
  private index: JsonIndex
  private items = new Map<number, number[]>()
  private members = new Map<number, Map<string, number>>()
  private lexemes = new Map<string, Uint8Array>()

  constructor(index: JsonIndex) {
    this.index = index
  }

  /** Finds the token of the value at a location, which must be one of the document's. */
  find(location: Location): number {
    let token = 0
    for (const step of location) token = typeof step === 'number' ? this.itemOf(token, step) : this.valueOf(token, step)
    return token
  }

  private itemOf(array: number, place: number): number {
    const items = this.items.get(array)
    if (items) return items[place] ?? 0
    if (place > few) {
      this.items.set(array, childrenOf(this.index, array))
      return this.itemOf(array, place)
    }
    let item = array + 1
    for (let step = 0; step < place; step++) item = this.index.nexts[item] ?? 0
    return item
  }

  private valueOf(object: number, name: string): number {
    const members = this.members.get(object)
    if (members) return members.get(name) ?? 0
    const keys = childrenOf(this.index, object)
    if (keys.length > few) {
      this.members.set(object, new Map(keys.map((key) => [textOfString(this.index, key), key + 1])))
      return this.valueOf(object, name)
    }
    return (keys.findLast((key) => this.isNamed(key, name)) ?? -1) + 1
  }

  /** Compares bytes, since making a string of every key on the way would take most of the time. */
  private isNamed(key: number, name: string): boolean {
    const { bytes, starts, ends } = this.index
    const [start = 0, end = 0] = [starts[key], ends[key]]
    const lexeme = this.lexemes.get(name) ?? new TextEncoder().encode(JSON.stringify(name))
    this.lexemes.set(name, lexeme)
    if (end - start === lexeme.length && lexeme.every((byte, at) => byte === bytes[start + at])) return true
    return bytes.subarray(start, end).includes(backslash) && textOfString(this.index, key) === name
  }
}

/** Children that are sooner walked through than remembered. */
const few = 32

const backslash = 0x5c
