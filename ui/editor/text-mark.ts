import type { LineColumn } from '#lib/text/line-column.ts'

/** A stretch of a text that is marked in the editor. */
export interface TextMark {
  from: LineColumn
  /** Behind its last character; where it is left out, the word or character at its beginning is meant. */
  to?: LineColumn
  /** Where reading stopped, how the text differs from another, or which of its parts it is. */
  kind: 'bad' | 'added' | 'removed' | 'changed' | 'first' | 'second' | 'third'
}
