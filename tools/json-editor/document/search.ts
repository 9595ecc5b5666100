import type { JsonIndex } from '#lib/json/json-index.ts'
import { firstByteOf, openBrace, openBracket, quote } from '#lib/json/json-index.ts'
import { textOfString } from '#lib/json/strings.ts'

/**
 * Finds the keys and values that contain a text, without regard to case and escapes: their tokens, in order.
 * Containers themselves never match.
 */
export function findTokens(index: JsonIndex, term: string, progress: (share: number) => void): Uint32Array {
  const { starts, ends, nexts } = index
  const contains = searcherFor(term)
  const matches: number[] = []
  for (let token = 0; token < nexts.length; token++) {
    if ((token & often) === often) progress(token / nexts.length)
    const byte = firstByteOf(index, token)
    if (byte === openBrace || byte === openBracket) continue
    const isText = byte === quote
    const start = (starts[token] ?? 0) + (isText ? 1 : 0)
    const end = (ends[token] ?? 0) - (isText ? 1 : 0)
    if (contains(index, token, start, end, isText)) matches.push(token)
  }
  return Uint32Array.from(matches)
}

type Contains = (index: JsonIndex, token: number, start: number, end: number, isText: boolean) => boolean

const often = 2 ** 18 - 1

/**
 * Searches the bytes where that gives the same; decoded strings where escapes or cased letters beyond ASCII may occur.
 */
function searcherFor(term: string): Contains {
  const folded = term.toLowerCase()
  const bytes = new TextEncoder().encode(folded)
  const isPlain = [...term].every((sign) => sign < '\u0080' || sign.toLowerCase() === sign.toUpperCase())
  const inString = (index: JsonIndex, token: number) => textOfString(index, token).toLowerCase().includes(folded)
  if (!isPlain) return (index, token, _start, _end, isText) => isText && inString(index, token)
  return (index, token, start, end, isText) => {
    const { bytes: text } = index
    if (isText && hasBackslash(text, start, end)) return inString(index, token)
    return hasBytes(text, start, end, bytes)
  }
}

function hasBackslash(text: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (text[at] === backslash) return true
  return false
}

/** Compares without case in ASCII; the needle is in lower case already. */
function hasBytes(text: Uint8Array, start: number, end: number, term: Uint8Array): boolean {
  const last = end - term.length
  for (let at = start; at <= last; at++) {
    let same = 0
    while (same < term.length && fold(text[at + same] ?? 0) === term[same]) same++
    if (same === term.length) return true
  }
  return false
}

const fold = (byte: number): number => (byte >= 0x41 && byte <= 0x5a ? byte + 0x20 : byte)

const backslash = 0x5c
