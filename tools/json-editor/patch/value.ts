import { canonicalNumber } from '#lib/json/decimal.ts'
import { childrenOf, firstByteOf, openBrace, openBracket, quote, sourceOf } from '#lib/json/json-index.ts'
import { textOfString } from '#lib/json/strings.ts'
import { ChunkedList } from './chunked-list.ts'
import type { Source } from './document-builder.ts'

/** A member of an object: its key in the source, its value, and the earlier keys of the same name. */
export interface Member {
  source: Source
  key: number
  value: Value
  overruled: number[]
}

export type Content = Map<string, Member> | ChunkedList<Value>

/** A mutable value. Until it is expanded, it is just a token of its document. */
export class Value {
  source: Source
  token: number
  /** The children of an expanded object or array. */
  content: Content | undefined

  constructor(source: Source, token: number) {
    this.source = source
    this.token = token
  }

  get firstByte(): number {
    return firstByteOf(this.source.index, this.token)
  }

  /** Expands an object or array; undefined for anything else. */
  open(): Content | undefined {
    if (this.firstByte === openBrace) this.content ??= this.readMembers()
    if (this.firstByte === openBracket) this.content ??= this.readItems()
    return this.content
  }

  private readItems(): ChunkedList<Value> {
    const { source, token } = this
    return new ChunkedList(childrenOf(source.index, token).map((item) => new Value(source, item)))
  }

  private readMembers(): Map<string, Member> {
    const { source, token } = this
    const members = new Map<string, Member>()
    for (const key of childrenOf(source.index, token)) {
      const name = textOfString(source.index, key)
      const before = members.get(name)
      const overruled = before?.overruled ?? []
      if (before) overruled.push(before.key)
      members.set(name, { source, key, value: new Value(source, key + 1), overruled })
    }
    return members
  }
}

/**
 * Says whether two values are equal (RFC 6902, section 4.6): numbers by their value, to the last digit, strings by their
 * characters, objects in any order. It looks no further into one than into the other.
 */
export function areEqual(one: Value, other: Value): boolean {
  const pairs: [Value, Value][] = [[one, other]]
  for (let pair = pairs.pop(); pair; pair = pairs.pop()) {
    const [a, b] = [pair[0].open(), pair[1].open()]
    if (a instanceof ChunkedList && b instanceof ChunkedList) {
      if (a.length !== b.length) return false
      const items = b[Symbol.iterator]()
      for (const item of a) pairs.push([item, items.next().value ?? item])
    } else if (a instanceof Map && b instanceof Map) {
      if (a.size !== b.size) return false
      for (const [name, { value }] of a) {
        const twin = b.get(name)
        if (!twin) return false
        pairs.push([value, twin.value])
      }
    } else if (a || b || scalarOf(pair[0]) !== scalarOf(pair[1])) return false
  }
  return true
}

/** A canonical form of a scalar: the same for equal ones. */
function scalarOf({ source: { index }, token, firstByte }: Value): string {
  if (firstByte === quote) return `"${textOfString(index, token)}`
  const lexeme = sourceOf(index, token)
  return /^[tfn]/.test(lexeme) ? lexeme : canonicalNumber(lexeme)
}
