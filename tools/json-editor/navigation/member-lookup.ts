import { childrenOf, type JsonIndex } from '#lib/json/json-index.ts'
import { textOfString } from '#lib/json/strings.ts'

/**
 * Finds members of objects by name; of a duplicate name the last counts, as in `JSON.parse`. The names of
 * large objects are remembered, so that a million look-ups take a million steps.
 */
export class MemberLookup {
  private index: JsonIndex
  private large = new Map<number, Map<string, number>>()
  private encoded = new Map<string, Uint8Array>()

  constructor(index: JsonIndex) {
    this.index = index
  }

  /** Finds the value of a member of an object; undefined where it has none of that name. */
  find(object: number, name: string): number | undefined {
    const members = this.large.get(object)
    if (members) return members.get(name)
    const keys = childrenOf(this.index, object)
    if (keys.length > minRemembered) {
      this.large.set(object, new Map(keys.map((key) => [textOfString(this.index, key), key + 1])))
      return this.find(object, name)
    }
    const key = keys.findLast((one) => this.isNamed(one, name))
    return key === undefined ? undefined : key + 1
  }

  /** Compares bytes, since making a string of every key on the way would take most of the time. */
  private isNamed(key: number, name: string): boolean {
    const { bytes, starts, ends } = this.index
    const [start = 0, end = 0] = [starts[key], ends[key]]
    const lexeme = this.encoded.get(name) ?? new TextEncoder().encode(JSON.stringify(name))
    this.encoded.set(name, lexeme)
    if (end - start === lexeme.length && lexeme.every((byte, at) => byte === bytes[start + at])) return true
    return bytes.subarray(start, end).includes(backslash) && textOfString(this.index, key) === name
  }
}

/** The names of an object with more members than this are remembered. */
const minRemembered = 32

const backslash = 0x5c
