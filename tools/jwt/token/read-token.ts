import { textPositionAt } from '#lib/text-position.ts'
import { errors } from '../errors.ts'
import { readObject } from './read-object.ts'

/** A token in compact serialization (RFC 7515 and RFC 7516, section 3.1). */
export interface Token {
  /** In Base64url; the payload as it is where the header has `b64: false`. */
  parts: string[]
  /** The header as JSON, and parsed. */
  header: string
  fields: Record<string, unknown>
  /** Names that the header has more than once. */
  repeated: string[]
}

/** In UTF-16 units. */
const maxTokenLength = 2 ** 20

/**
 * Reads the parts of a token, also with quotes, line breaks, `Bearer` or a header name around it.
 *
 * @throws empty, tooLong, notToken, badPart, invalidJson
 */
export function readToken(written: string): Token {
  if (written.trim() === '') throw errors.empty()
  if (written.length > maxTokenLength) throw errors.tooLong({ limit: maxTokenLength })
  const start =
    /^\s*(?:[\w-]{1,64}\s{0,9}[:=]\s{0,9})?["'`]?(?:(?:Bearer|JWT|Token)\s{1,9})?["'`]?/i.exec(written)?.[0].length ?? 0
  /** The index in the input of each character of the token. */
  const places: number[] = []
  for (let at = start; at < written.length; at++) if (!/\s/.test(written[at] ?? '')) places.push(at)
  while (/["'`,;]/.test(written[places.at(-1) ?? -1] ?? '')) places.pop()
  const token = places.map((place) => written[place]).join('')
  const parts = token.split('.')
  if (parts.length !== 3 && parts.length !== 5) throw errors.notToken({ count: parts.length })
  const refuse = (part: number, index: number) => {
    const before = parts.slice(0, part).reduce((sum, each) => sum + each.length + 1, 0)
    const place = places[before + index] ?? places.at(-1) ?? 0
    return errors.badPart({ part: partNames(parts.length)[part] ?? '', ...textPositionAt(written, place) })
  }
  for (const [part, text] of parts.entries()) {
    const isUnencoded = part === 1 && parts.length === 3 && readHeader(parts[0] ?? '').fields['b64'] === false
    const wrong = isUnencoded ? -1 : invalidIndex(text)
    if (wrong >= 0) throw refuse(part, wrong)
  }
  return { parts, ...readHeader(parts[0] ?? '') }
}

const partNames = (count: number): readonly string[] =>
  count === 3
    ? ['header', 'payload', 'signature']
    : ['header', 'encrypted key', 'initialization vector', 'ciphertext', 'authentication tag']

/**
 * Returns the index at which a part is not valid Base64url: of another character, or of a lone last digit; -1 where it
 * is valid.
 */
function invalidIndex(part: string): number {
  const other = part.search(/[^\w-]/)
  if (other >= 0) return other
  return part.length % 4 === 1 ? part.length - 1 : -1
}

const readHeader = (part: string): Omit<Token, 'parts'> => {
  if (invalidIndex(part) >= 0) return { header: '', fields: {}, repeated: [] }
  const header = new TextDecoder().decode(bytesOf(part))
  return { header, ...readObject(header) }
}

/** Decodes valid Base64url. */
export const bytesOf = (part: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))

/** The text of a payload; undefined where its bytes are not UTF-8. */
export function payloadOf({ parts: [, payload = ''], fields }: Token): string | undefined {
  if (fields['b64'] === false) return payload
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytesOf(payload))
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}
