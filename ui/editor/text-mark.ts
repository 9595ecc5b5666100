import type { LineColumn } from '#lib/text/line-column.ts'

/** A marked range of a text. */
export interface TextMark {
  from: LineColumn
  /** The exclusive end; if left out, that of the word or character at the beginning. */
  to?: LineColumn
  /** The kind: a parse error, a difference from another text, or a part of the text. */
  kind: 'bad' | 'added' | 'removed' | 'changed' | 'first' | 'second' | 'third'
}
