import { z } from 'zod'
import { lineColumnsOf } from '#lib/json/line-column.ts'

/** A remark on a place in the input. */
export const note = z.strictObject({ line: z.int(), column: z.int(), message: z.string() })

type Note = z.output<typeof note>

/** A remark before anybody asks where its line is and what it says. */
export interface Remark {
  /** In bytes of the input's UTF-8. */
  offset: number
  message: () => string
}

/**
 * Lists remarks in the order of the text. Of a great many it lists the first thousand and lets one more count the rest:
 * nobody reads a million, and making them would take longer than the work they tell of.
 */
export function listNotes(bytes: Uint8Array, remarks: readonly Remark[]): Note[] {
  const sorted = remarks.toSorted((a, b) => a.offset - b.offset)
  const shown = sorted.slice(0, limit + 1)
  const places = lineColumnsOf(
    bytes,
    shown.map(({ offset }) => offset),
  )
  const rest = `${sorted.length - limit} more`
  return places.map((place, at) => ({ ...place, message: at === limit ? rest : (shown[at]?.message() ?? '') }))
}

const limit = 1000
