import { childrenOf, firstByteOf, type JsonIndex, openBrace } from '#lib/json/json-index.ts'
import { textOfString } from '#lib/json/strings.ts'
import type { Location } from './location.ts'
import { lowerBound } from './lower-bound.ts'
import { isContainer } from './value-kind.ts'

/**
 * Finds members of objects by name; of a duplicate name the last counts, as in `JSON.parse`. The names of
 * large objects are remembered, so that a million look-ups take a million steps.
 */
class MemberLookup {
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

/** One step of a path from the root: a value, its key and its index in its container. */
export interface PathStep {
  /** The token of the value. */
  token: number
  /** The token of its key; undefined in an array, and for the root. */
  key: number | undefined
  /** Counted from 0. */
  place: number
  /** The container that it stands in; undefined for the root. */
  parent: number | undefined
}

/**
 * Navigates between containers and their children. The children of visited containers are cached, so that a list of a
 * million items is walked through once.
 */
export class TreeNavigation {
  private index: JsonIndex
  private children = new Map<number, Uint32Array>()
  private counts = new Map<number, Map<string, number>>()
  private members: MemberLookup

  constructor(index: JsonIndex) {
    this.index = index
    this.members = new MemberLookup(index)
  }

  /** The values in a container, in the order of the text; none of anything else. */
  childrenOf(token: number): Uint32Array {
    const cached = this.children.get(token)
    if (cached) return cached
    const isObject = this.isObject(token)
    const children = isContainer(this.index, token) ? childrenOf(this.index, token) : []
    const values = Uint32Array.from(children, (child) => (isObject ? child + 1 : child))
    this.children.set(token, values)
    return values
  }

  /** The steps from the root to the value that a token belongs to, the root's own first. A key belongs to its value. */
  pathTo(token: number): PathStep[] {
    const path: PathStep[] = [{ token: 0, key: undefined, place: 0, parent: undefined }]
    for (let parent = 0; parent < token; ) {
      const isObject = this.isObject(parent)
      const children = this.childrenOf(parent)
      // A key stands right before its value.
      const place = lowerBound(children, (isObject ? token + 1 : token) + 1) - 1
      const child = children[place]
      if (child === undefined) break
      path.push({ token: child, key: isObject ? child - 1 : undefined, place, parent })
      if (child >= token) break
      parent = child
    }
    return path
  }

  /** The last step of the path to a value. */
  stepTo(token: number): PathStep {
    return this.pathTo(token).at(-1) ?? { token: 0, key: undefined, place: 0, parent: undefined }
  }

  /** The path to a value: names and indexes. */
  locationOf(token: number): (string | number)[] {
    const steps = this.pathTo(token).slice(1)
    return steps.map(({ key, place }) => (key === undefined ? place : textOfString(this.index, key)))
  }

  /** Finds the value at a location; undefined where there is none. Of a duplicate key the last counts. */
  find(location: Location): number | undefined {
    let token: number | undefined = 0
    for (const step of location) {
      if (token === undefined) return undefined
      token = this.childOf(token, step)
    }
    return token
  }

  /** Finds the child of a container by name or index. */
  childOf(container: number, step: string | number): number | undefined {
    return typeof step === 'string' ? this.memberOf(container, step) : this.itemOf(container, step)
  }

  /** Finds the value of a member by its name; of a name that comes twice the last. */
  memberOf(object: number, name: string): number | undefined {
    return this.isObject(object) ? this.members.find(object, name) : undefined
  }

  /** Says whether an object has another member of the same name; of very large ones it is not known. */
  hasDuplicateName(object: number, value: number): boolean {
    const values = this.childrenOf(object)
    if (values.length > maxCounted) return false
    const counts = this.counts.get(object) ?? countNames(this.index, values)
    this.counts.set(object, counts)
    return (counts.get(textOfString(this.index, value - 1)) ?? 0) > 1
  }

  isObject(token: number): boolean {
    return firstByteOf(this.index, token) === openBrace
  }

  /** Walks to a near item without caching: a million short lists would fill the memory. */
  private itemOf(array: number, place: number): number | undefined {
    if (!isContainer(this.index, array) || this.isObject(array)) return undefined
    const children = place > farthestWalk ? this.childrenOf(array) : this.children.get(array)
    if (children) return children[place]
    const { nexts } = this.index
    const end = nexts[array] ?? 0
    let item = array + 1
    for (let step = 0; step < place && item < end; step++) item = nexts[item] ?? end
    return item < end ? item : undefined
  }
}

const maxCounted = 10_000

/** In items. */
const farthestWalk = 32

function countNames(index: JsonIndex, values: Uint32Array): Map<string, number> {
  const counts = new Map<string, number>()
  for (const value of values) {
    const name = textOfString(index, value - 1)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
}
