import { changesBetween } from '#lib/diff/changes-between.ts'
import { childrenOf, firstByteOf, type JsonIndex, openBrace, openBracket, sourceOf } from '#lib/json/json-index.ts'
import { textOfString } from '#lib/json/strings.ts'
import { jsonPointerOf } from '../navigation/json-pointer.ts'
import type { Location } from '../navigation/location.ts'
import { valueIdsOf } from './value-ids.ts'

/** A difference between two documents. */
export interface Difference {
  kind: 'added' | 'removed' | 'changed'
  /** Its path in the right document; of a removed value its path in the left one. */
  location: Location
  /** The token of the value in the left document; undefined for an added one. */
  left?: number
  /** The token of the value in the right document; undefined for a removed one. */
  right?: number
}

interface Comparison {
  /** A JSON Patch (RFC 6902) that turns the left document into the right one, values as written in the right text. */
  patch: string
  /** How many operations the patch has: one for each difference. */
  count: number
  /** The first of the differences, in the patch's order. */
  differences: Difference[]
}

/**
 * Compares two documents. Equal is what has equal values: 1 and 1.0, members in another order, a string escaped
 * otherwise.
 *
 * @param max how many differences to list
 * @param onPair told which values stand for each other, as tokens, on the way to the differences
 */
export function compareDocuments(
  left: JsonIndex,
  right: JsonIndex,
  max: number,
  onPair: (left: number, right: number) => void = () => {},
): Comparison {
  const comparer = new Comparer(left, right, max, onPair)
  comparer.run()
  const { operations, differences } = comparer
  return { patch: `[${operations.join()}]`, count: operations.length, differences }
}

/** The path to a value as a linked list to its parents: most paths are never written. */
interface PathNode {
  parent: PathNode | undefined
  step: string | number
}

/** A value of each side at the same path that may differ, with its path on each side. */
interface Pair {
  left: number
  right: number
  leftPath: PathNode | undefined
  rightPath: PathNode | undefined
}

/**
 * Goes through both documents from the outside inwards. A container's own operations come before those within it, so
 * that the places of what is within are the right document's already.
 */
class Comparer {
  operations: string[] = []
  differences: Difference[] = []
  private left: JsonIndex
  private right: JsonIndex
  private max: number
  private onPair: (left: number, right: number) => void
  private leftIds: Uint32Array
  private rightIds: Uint32Array
  private pairs: Pair[] = [{ left: 0, right: 0, leftPath: undefined, rightPath: undefined }]

  constructor(left: JsonIndex, right: JsonIndex, max: number, onPair: (left: number, right: number) => void) {
    const idByDescription = new Map<string, number>()
    this.left = left
    this.right = right
    this.max = max
    this.onPair = onPair
    this.leftIds = valueIdsOf(left, idByDescription)
    this.rightIds = valueIdsOf(right, idByDescription)
  }

  run(): void {
    for (let pair = this.pairs.pop(); pair; pair = this.pairs.pop()) {
      this.onPair(pair.left, pair.right)
      if (this.leftIds[pair.left] === this.rightIds[pair.right]) continue
      // The last is the next to go on: turned round, they come in the order of the text.
      for (const within of this.compare(pair).reverse()) this.pairs.push(within)
    }
  }

  /** Writes what differs in a pair itself, and answers the pairs within it. */
  private compare(pair: Pair): Pair[] {
    const kind = firstByteOf(this.left, pair.left)
    if (kind === firstByteOf(this.right, pair.right)) {
      if (kind === openBrace) return this.compareMembers(pair)
      if (kind === openBracket) return this.compareItems(pair)
    }
    this.change(pair)
    return []
  }

  private compareMembers({ left, right, leftPath, rightPath }: Pair): Pair[] {
    const within: Pair[] = []
    const [before, after] = [membersOf(this.left, left), membersOf(this.right, right)]
    for (const [step, value] of before) {
      if (!after.has(step)) this.remove(value, { parent: leftPath, step }, { parent: rightPath, step })
    }
    for (const [step, value] of after) {
      const old = before.get(step)
      const path = { parent: rightPath, step }
      if (old === undefined) this.add(value, path)
      else within.push({ left: old, right: value, leftPath: { parent: leftPath, step }, rightPath: path })
    }
    return within
  }

  private compareItems({ left, right, leftPath, rightPath }: Pair): Pair[] {
    const within: Pair[] = []
    const [before, after] = [childrenOf(this.left, left), childrenOf(this.right, right)]
    const idsOf = (items: number[], ids: Uint32Array) => items.map((item) => ids[item] ?? 0)
    const equal = align(idsOf(before, this.leftIds), idsOf(after, this.rightIds))
    let [i, j] = [0, 0]
    for (const [nextI, nextJ] of [...equal, [before.length, after.length]] as const) {
      for (; i < nextI && j < nextJ; i++, j++) {
        const paths = { leftPath: { parent: leftPath, step: i }, rightPath: { parent: rightPath, step: j } }
        within.push({ left: before[i] ?? 0, right: after[j] ?? 0, ...paths })
      }
      for (; i < nextI; i++) this.remove(before[i] ?? 0, { parent: leftPath, step: i }, { parent: rightPath, step: j })
      for (; j < nextJ; j++) this.add(after[j] ?? 0, { parent: rightPath, step: j })
      if (i < before.length && j < after.length) this.onPair(before[i] ?? 0, after[j] ?? 0)
      i++
      j++
    }
    return within
  }

  private add(right: number, rightPath: PathNode): void {
    this.write('add', rightPath, right)
    this.note(() => ({ kind: 'added', location: locationOf(rightPath), right }))
  }

  /** The patch removes by the path in the document as changed so far; readers want the path in the left one. */
  private remove(left: number, leftPath: PathNode, from: PathNode): void {
    this.write('remove', from)
    this.note(() => ({ kind: 'removed', location: locationOf(leftPath), left }))
  }

  private change({ left, right, rightPath }: Pair): void {
    this.write('replace', rightPath, right)
    this.note(() => ({ kind: 'changed', location: locationOf(rightPath), left, right }))
  }

  private write(op: 'add' | 'remove' | 'replace', path: PathNode | undefined, value?: number): void {
    const valueMember = value === undefined ? '' : `,"value":${sourceOf(this.right, value)}`
    this.operations.push(`{"op":"${op}","path":${JSON.stringify(jsonPointerOf(locationOf(path)))}${valueMember}}`)
  }

  private note(difference: () => Difference): void {
    if (this.differences.length < this.max) this.differences.push(difference())
  }
}

/** The members of an object by name; of a name that comes twice the last. */
const membersOf = (index: JsonIndex, object: number): Map<string, number> =>
  new Map(childrenOf(index, object).map((key) => [textOfString(index, key), key + 1]))

function locationOf(path: PathNode | undefined): Location {
  const location: (string | number)[] = []
  for (let at = path; at; at = at.parent) location.push(at.step)
  return location.reverse()
}

/** Pairs the equal items of two lists in order, as many as `changesBetween` finds. */
export function align(a: readonly number[], b: readonly number[]): [number, number][] {
  const numbers = new Map<number, number>()
  const changes = changesBetween(renumbered(a, numbers), renumbered(b, numbers))
  const pairs: [number, number][] = []
  let [i, j] = [0, 0]
  for (const { aFrom, aTo, bTo } of [...changes, { aFrom: a.length, aTo: 0, bTo: 0 }]) {
    while (i < aFrom) pairs.push([i++, j++])
    i = aTo
    j = bTo
  }
  return pairs
}

/** Renumbers items from 0: the ids of a document grow with its number of values. */
const renumbered = (items: readonly number[], numbers: Map<number, number>): Int32Array =>
  Int32Array.from(items, (item) => {
    const number = numbers.get(item) ?? numbers.size
    numbers.set(item, number)
    return number
  })
