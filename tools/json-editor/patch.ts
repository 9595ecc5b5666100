import { childrenOf, firstByteOf, type JsonIndex, openBrace, openBracket, sourceOf } from '#lib/json/json-index.ts'
import { textOfString } from '#lib/json/strings.ts'
import { align } from './align.ts'
import { identify } from './identify.ts'

/**
 * Writes the JSON Patch (RFC 6902) that makes the right document of the left one, its values as they stand in the right
 * one's text. Equal is what has equal values: 1 and 1.0, members in another order, a string escaped otherwise.
 */
export function patchBetween(left: JsonIndex, right: JsonIndex): string {
  return `[${new Comparison(left, right).run().join()}]`
}

/** A value of each side that stand in the same place and may differ. */
interface Pair {
  left: number
  right: number
  /** Where both stand in the right document, a JSON Pointer (RFC 6901). */
  path: string
}

/**
 * Goes through both documents from the outside inwards. A container's own operations come before those within it, so
 * that the places of what is within are the right document's already.
 */
class Comparison {
  private left: JsonIndex
  private right: JsonIndex
  private leftIds: Uint32Array
  private rightIds: Uint32Array
  private operations: string[] = []
  private pairs: Pair[] = [{ left: 0, right: 0, path: '' }]

  constructor(left: JsonIndex, right: JsonIndex) {
    const known = new Map<string, number>()
    this.left = left
    this.right = right
    this.leftIds = identify(left, known)
    this.rightIds = identify(right, known)
  }

  run(): string[] {
    for (let pair = this.pairs.pop(); pair; pair = this.pairs.pop()) {
      if (this.leftIds[pair.left] === this.rightIds[pair.right]) continue
      // The last is the next to go on: turned round, they come in the order of the text.
      for (const within of this.compare(pair).reverse()) this.pairs.push(within)
    }
    return this.operations
  }

  /** Writes what differs in a pair itself, and answers the pairs within it. */
  private compare(pair: Pair): Pair[] {
    const kind = firstByteOf(this.left, pair.left)
    if (kind === firstByteOf(this.right, pair.right)) {
      if (kind === openBrace) return this.compareMembers(pair)
      if (kind === openBracket) return this.compareItems(pair)
    }
    this.write('replace', pair.path, pair.right)
    return []
  }

  private compareMembers({ left, right, path }: Pair): Pair[] {
    const within: Pair[] = []
    const [before, after] = [membersOf(this.left, left), membersOf(this.right, right)]
    for (const name of before.keys()) if (!after.has(name)) this.write('remove', pathTo(path, name))
    for (const [name, value] of after) {
      const old = before.get(name)
      if (old === undefined) this.write('add', pathTo(path, name), value)
      else within.push({ left: old, right: value, path: pathTo(path, name) })
    }
    return within
  }

  private compareItems({ left, right, path }: Pair): Pair[] {
    const within: Pair[] = []
    const [before, after] = [childrenOf(this.left, left), childrenOf(this.right, right)]
    const idsOf = (items: number[], ids: Uint32Array) => items.map((item) => ids[item] ?? 0)
    const equal = align(idsOf(before, this.leftIds), idsOf(after, this.rightIds))
    let [i, j] = [0, 0]
    for (const [nextI, nextJ] of [...equal, [before.length, after.length]] as const) {
      for (; i < nextI && j < nextJ; i++, j++) {
        within.push({ left: before[i] ?? 0, right: after[j] ?? 0, path: pathTo(path, j) })
      }
      for (; i < nextI; i++) this.write('remove', pathTo(path, j))
      for (; j < nextJ; j++) this.write('add', pathTo(path, j), after[j])
      i++
      j++
    }
    return within
  }

  private write(op: 'add' | 'remove' | 'replace', path: string, value?: number): void {
    const given = value === undefined ? '' : `,"value":${sourceOf(this.right, value)}`
    this.operations.push(`{"op":"${op}","path":${JSON.stringify(path)}${given}}`)
  }
}

/** The members of an object by name; of a name that comes twice the last. */
const membersOf = (index: JsonIndex, object: number): Map<string, number> =>
  new Map(childrenOf(index, object).map((key) => [textOfString(index, key), key + 1]))

const pathTo = (path: string, step: string | number): string =>
  `${path}/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`
