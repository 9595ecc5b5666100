import { textPositionAt } from '#lib/text-position.ts'
import { errors } from '../errors.ts'
import { readObject } from './read-object.ts'

/** A token as its parts are written (RFC 7515 and RFC 7516, section 3.1). */
export interface Token {
  /** As Base64url, or, where the header says so, a payload as it is. */
  parts: string[]
  /** The text of the header, and what it says. */
  header: string
  fields: Record<string, unknown>
  /** Names that stand in the header more than once. */
  repeated: string[]
}

/** In UTF-16 units. */
const maxTokenLength = 2 ** 20

/**
 * Reads the parts of a token, with what is around it as it is copied: quotes, line breaks, `Bearer`, a whole header line.
 *
 * @throws empty, tooLong, notToken, badPart, invalidJson
 */
export function readToken(written: string): Token {
  if (written.trim() === '') throw errors.empty()
  if (written.length > maxTokenLength) throw errors.tooLong({ limit: maxTokenLength })
  const start =
    /^\s*(?:[\w-]{1,64}\s{0,9}[:=]\s{0,9})?["'`]?(?:(?:Bearer|JWT|Token)\s{1,9})?["'`]?/i.exec(written)?.[0].length ?? 0
  /** Each character of the token, and where it stands in what was written. */
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
    const wrong = isUnencoded ? -1 : wrongIn(text)
    if (wrong >= 0) throw refuse(part, wrong)
  }
  return { parts, ...readHeader(parts[0] ?? '') }
}

const partNames = (count: number): readonly string[] =>
  count === 3
    ? ['header', 'payload', 'signature']
    : ['header', 'encrypted key', 'initialization vector', 'ciphertext', 'authentication tag']

/** Where a part stops being Base64url: at another character, or at its end where a digit is alone; -1 where it does not. */
function wrongIn(part: string): number {
  const other = part.search(/[^\w-]/)
  if (other >= 0) return other
  return part.length % 4 === 1 ? part.length - 1 : -1
}

const readHeader = (part: string): Omit<Token, 'parts'> => {
  if (wrongIn(part) >= 0) return { header: '', fields: {}, repeated: [] }
  const header = new TextDecoder().decode(bytesOf(part))
  return { header, ...readObject(header) }
}

/** Decodes Base64url that was checked. */
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
