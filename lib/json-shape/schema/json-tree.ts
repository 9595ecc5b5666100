import {
  childrenOf,
  firstByteOf,
  type JsonIndex,
  openBrace,
  openBracket,
  quote,
  sourceOf,
} from '../../json/json-index.ts'
import { textOfString } from '../../json/strings.ts'

/** The kinds of JSON values, as JSON Schema names them. */
export type JsonKind = 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null'

/** The values of a document by their tokens, decoded lazily. */
export class JsonTree {
  readonly index: JsonIndex
  private membersByToken = new Map<number, Map<string, number>>()

  constructor(index: JsonIndex) {
    this.index = index
  }

  kindOf(token: number): JsonKind {
    const byte = firstByteOf(this.index, token)
    if (byte === openBrace) return 'object'
    if (byte === openBracket) return 'array'
    if (byte === quote) return 'string'
    if (byte === letterN) return 'null'
    return byte === letterT || byte === letterF ? 'boolean' : 'number'
  }

  /** Returns the values of an object by their keys; the last one of a duplicate key, as in JavaScript. */
  membersOf(token: number): ReadonlyMap<string, number> {
    const cached = this.membersByToken.get(token)
    if (cached) return cached
    const keys = this.kindOf(token) === 'object' ? childrenOf(this.index, token) : []
    const members = new Map(keys.map((key): [string, number] => [textOfString(this.index, key), key + 1]))
    this.membersByToken.set(token, members)
    return members
  }

  itemsOf(token: number): number[] {
    return this.kindOf(token) === 'array' ? childrenOf(this.index, token) : []
  }

  textOf(token: number): string {
    return textOfString(this.index, token)
  }

  /** Reads a string; undefined for anything else. */
  textIn(token: number | undefined): string | undefined {
    return token !== undefined && this.kindOf(token) === 'string' ? this.textOf(token) : undefined
  }

  /** The source text of a number. */
  lexemeOf(token: number): string {
    return sourceOf(this.index, token)
  }

  isTrue(token: number | undefined): boolean {
    return token !== undefined && firstByteOf(this.index, token) === letterT
  }

  isFalse(token: number | undefined): boolean {
    return token !== undefined && firstByteOf(this.index, token) === letterF
  }

  /** The offset of a value, in bytes. */
  offsetOf(token: number): number {
    return this.index.starts[token] ?? 0
  }
}

const [letterN, letterT, letterF] = [0x6e, 0x74, 0x66]
