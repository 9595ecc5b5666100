import { z } from 'zod'
import { type JsonIndex, sourceOf } from '#lib/json/json-index.ts'
import { findDuplicateKeys } from './duplicate-keys.ts'
import { excerptOf } from './excerpt.ts'
import { listNotes, note, type Said } from './notes.ts'
import { findRoundedNumbers } from './rounded-numbers.ts'
import { shorten } from './shorten.ts'

export const warnings = z.array(note)

/** Warns of what is valid and yet is lost on most who read it: keys that come twice, numbers that get rounded. */
export function warningsOf(index: JsonIndex): z.output<typeof warnings> {
  const remarkOn = (say: (index: JsonIndex, token: number) => Said) => (token: number) => ({
    offset: index.starts[token] ?? 0,
    say: () => say(index, token),
  })
  return listNotes(index.bytes, [
    ...findDuplicateKeys(index).map(remarkOn(sayDuplicate)),
    ...findRoundedNumbers(index).map(remarkOn(sayRounded)),
  ])
}

const sayDuplicate = (index: JsonIndex, key: number): Said => ({
  code: 'duplicateKey',
  params: { key: excerptOf(index, key, 60) },
})

function sayRounded(index: JsonIndex, token: number): Said {
  const number = sourceOf(index, token)
  return { code: 'roundedNumber', params: { number: shorten(number), rounded: String(Number(number)) } }
}
