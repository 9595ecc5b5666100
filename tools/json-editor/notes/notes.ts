import { z } from 'zod'
import type { Params } from '#kit/tool-error.ts'
import type { LineColumn } from '#lib/text/line-column.ts'
import { formatNote, type NoteCode } from './note-sentences.ts'

/** A remark on a place in the input: in English, and as the code and the params that every language makes a sentence of. */
export const note = z.strictObject({
  line: z.int(),
  column: z.int(),
  message: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
})

type Note = z.output<typeof note>

/** What a note says, in no language yet. */
export interface NoteContent {
  code: NoteCode
  params: Params
}

/** A remark before anybody asks where its line is and what it says. */
export interface PendingNote {
  /** In bytes of the input's UTF-8. */
  offset: number
  content: () => NoteContent
}

/** Finds the lines and columns of offsets, which ascend. */
type PlaceLookup = (offsets: readonly number[]) => LineColumn[]

/**
 * Lists remarks in the order of the text. Of a great many it lists the first thousand and lets one more count the rest:
 * nobody reads a million, and making them would take longer than the work they tell of.
 */
export function listNotes(placesOf: PlaceLookup, remarks: readonly PendingNote[]): Note[] {
  const sorted = remarks.toSorted((a, b) => a.offset - b.offset)
  const rest = (): NoteContent => ({ code: 'more', params: { count: sorted.length - limit } })
  const shown = sorted.slice(0, limit + 1).map((remark, at) => (at === limit ? { ...remark, content: rest } : remark))
  const places = placesOf(shown.map(({ offset }) => offset))
  return shown.map(({ content: say }, at) => toNote(places[at] ?? { line: 1, column: 1 }, say()))
}

const limit = 1000

/** Makes the note of what is said about a place. */
export const toNote = (position: { line: number; column: number }, noteContent: NoteContent): Note => ({
  ...position,
  message: formatNote(noteContent, 'en'),
  ...noteContent,
})
