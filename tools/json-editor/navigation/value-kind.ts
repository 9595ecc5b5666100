import { firstByteOf, type JsonIndex, openBrace, openBracket, quote } from '#lib/json/json-index.ts'

/** What a value is. */
export type Kind = 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null'

/** Tells what a value is by its first byte. */
export function kindOf(index: JsonIndex, token: number): Kind {
  switch (firstByteOf(index, token)) {
    case openBrace:
      return 'object'
    case openBracket:
      return 'array'
    case quote:
      return 'string'
    case smallT:
    case smallF:
      return 'boolean'
    case smallN:
      return 'null'
    default:
      return 'number'
  }
}

export function isContainer(index: JsonIndex, token: number): boolean {
  const byte = firstByteOf(index, token)
  return byte === openBrace || byte === openBracket
}

const [smallT, smallF, smallN] = [0x74, 0x66, 0x6e]
