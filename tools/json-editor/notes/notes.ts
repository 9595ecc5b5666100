import { z } from 'zod'
import type { Params } from '#kit/tool-error.ts'
import type { LineColumn } from '#lib/text/line-column.ts'
import { formatNote, type NoteCode, noteCodes } from './note-sentences.ts'

/** A remark on a position in the input: in English, and as the code and params of a message in any language. */
export const note = z.strictObject({
  line: z.int(),
  column: z.int(),
  message: z.string(),
  code: z.enum(noteCodes),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
})

type Note = z.output<typeof note>

/** The content of a note, in no language yet. */
export interface NoteContent {
  code: NoteCode
  params: Params
}

/** A note before its line and message are made. */
export interface PendingNote {
  /** In bytes of the input's UTF-8. */
  offset: number
  content: () => NoteContent
}

/** Finds the lines and columns of offsets, which ascend. */
type PlaceLookup = (offsets: readonly number[]) => LineColumn[]

/**
 * Lists notes in the order of the text. Of a great many it lists the first thousand and one more that counts the rest:
 * nobody reads a million, and making them would take longer than the operation itself.
 */
export function listNotes(placesOf: PlaceLookup, remarks: readonly PendingNote[]): Note[] {
  const sorted = remarks.toSorted((a, b) => a.offset - b.offset)
  const rest = (): NoteContent => ({ code: 'more', params: { count: sorted.length - limit } })
  const shown = sorted.slice(0, limit + 1).map((remark, at) => (at === limit ? { ...remark, content: rest } : remark))
  const places = placesOf(shown.map(({ offset }) => offset))
  return shown.map(({ content: say }, at) => toNote(places[at] ?? { line: 1, column: 1 }, say()))
}

const limit = 1000

/** Makes a note of a position and its content. */
export const toNote = (position: { line: number; column: number }, noteContent: NoteContent): Note => ({
  ...position,
  message: formatNote(noteContent, 'en'),
  ...noteContent,
})
