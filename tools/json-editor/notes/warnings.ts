import { z } from 'zod'
import { losesPrecision } from '#lib/json/decimal.ts'
import { findDuplicateKeys } from '#lib/json/duplicate-keys.ts'
import { excerptOf } from '#lib/json/excerpt.ts'
import { firstByteOf, type JsonIndex, sourceOf } from '#lib/json/json-index.ts'
import { lineColumnsAt } from '#lib/json/lines.ts'
import { truncate } from '#lib/text/truncate.ts'
import { listNotes, type NoteContent, note } from './notes.ts'
export const warnings = z.array(note)

/**
 * Warns of what is valid and yet mangled by most parsers: duplicate keys, numbers that get rounded. Notes on the
 * whole come first.
 */
export function warningsOf(index: JsonIndex, ofWhole: NoteContent[] = []): z.output<typeof warnings> {
  const remarkOn = (say: (index: JsonIndex, token: number) => NoteContent) => (token: number) => ({
    offset: index.starts[token] ?? 0,
    content: () => say(index, token),
  })
  return listNotes(
    (offsets) => lineColumnsAt(index, offsets),
    [
      ...ofWhole.map((content) => ({ offset: index.starts[0] ?? 0, content: () => content })),
      ...findDuplicateKeys(index).map(remarkOn(sayDuplicate)),
      ...findRoundedNumbers(index).map(remarkOn(sayRounded)),
    ],
  )
}

const sayDuplicate = (index: JsonIndex, key: number): NoteContent => ({
  code: 'duplicateKey',
  params: { key: excerptOf(index, key, 60) },
})

function sayRounded(index: JsonIndex, token: number): NoteContent {
  const number = sourceOf(index, token)
  return { code: 'roundedNumber', params: { number: truncate(number), rounded: String(Number(number)) } }
}

/** Finds the numbers that JavaScript, and most JSON parsers with it, would round: their tokens. */
function findRoundedNumbers(index: JsonIndex): number[] {
  const rounded: number[] = []
  for (let token = 0; token < index.starts.length; token++) {
    const byte = firstByteOf(index, token)
    const isNumber = byte === minus || (byte >= zero && byte <= nine)
    if (isNumber && mayRound(index, token) && losesPrecision(sourceOf(index, token))) rounded.push(token)
  }
  return rounded
}

/** Doubles hold 15 digits safely, whatever they are (IEEE 754); only an exponent could still make a short number too big. */
function mayRound({ bytes, starts, ends }: JsonIndex, token: number): boolean {
  const [start = 0, end = 0] = [starts[token], ends[token]]
  if (end - start > 15) return true
  for (let at = start; at < end; at++) if (bytes[at] === exponent || bytes[at] === upperExponent) return true
  return false
}

const [minus, zero, nine, exponent, upperExponent] = [0x2d, 0x30, 0x39, 0x65, 0x45]
