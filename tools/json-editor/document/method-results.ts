import type { LineColumn } from '#lib/text/line-column.ts'
import type { DocumentForm } from './document-form.ts'

/** How much there is in a document. */
export interface Statistics {
  values: number
  /** How deep it is nested; 0 for a lone number. */
  depth: number
}

/** A syntax error of a text. */
export interface SyntaxIssue {
  position: LineColumn
  found: string
  expected: string
}

/** The handle of a value, and its row in the tree. */
export interface Selection {
  token: number
  row: number
}

/** The result of opening a text. */
export type OpenResult =
  | { rows: number; selection: Selection; version: number; form: DocumentForm }
  | { issue: SyntaxIssue }

/** What an edit did to the text: it replaced a range. */
export interface EditResult {
  /** In bytes of UTF-8. */
  bytes: { start: number; end: number }
  /** The same in UTF-16 units, where that was asked for. */
  units: { start: number; end: number }
  /** A string where offsets in UTF-16 units were asked for, else bytes. */
  insert: string | Blob
  rows: number
  selection: Selection
  /** The version of the text that token handles refer to. */
  version: number
  form: DocumentForm
}

/** Where a value stands. */
export interface ValueLocation {
  path: string
  pointer: string
  location: (string | number)[]
}
