import { z } from 'zod'
import { type JsonIndex, sourceOf } from '#lib/json/json-index.ts'
import { findDuplicateKeys } from './duplicate-keys.ts'
import { listNotes, note } from './notes.ts'
import { findRoundedNumbers } from './rounded-numbers.ts'
import { shorten } from './shorten.ts'

export const warnings = z.array(note)

/** Warns of what is valid and yet is lost on most who read it: keys that come twice, numbers that get rounded. */
export function warningsOf(index: JsonIndex): z.output<typeof warnings> {
  const remarkOn = (say: (source: string) => string) => (token: number) => ({
    offset: index.starts[token] ?? 0,
    message: () => say(sourceOf(index, token)),
  })
  return listNotes(index.bytes, [
    ...findDuplicateKeys(index).map(remarkOn(sayDuplicate)),
    ...findRoundedNumbers(index).map(remarkOn(sayRounded)),
  ])
}

const sayDuplicate = (key: string): string => `Duplicate key ${shorten(key)}: most programs keep the last value only`

const sayRounded = (number: string): string => `JavaScript reads ${shorten(number)} as ${Number(number)}`
