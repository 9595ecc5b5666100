import { z } from 'zod'
import { findDuplicateKeys } from '#lib/json/duplicate-keys.ts'
import { excerptOf } from '#lib/json/excerpt.ts'
import { type JsonIndex, sourceOf } from '#lib/json/json-index.ts'
import { lineColumnsAt } from '#lib/json/lines.ts'
import { truncate } from '#lib/text/truncate.ts'
import { findRoundedNumbers } from '../text/rounded-numbers.ts'
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
