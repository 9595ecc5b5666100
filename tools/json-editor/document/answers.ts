import type { LineColumn } from '#lib/text/line-column.ts'
import type { DocumentForm } from './document-form.ts'

/** How much there is in a document. */
export interface Statistics {
  values: number
  /** How deep it is nested; 0 for a lone number. */
  depth: number
}

/** Why a text is no document. */
export interface SyntaxIssue {
  position: LineColumn
  found: string
  expected: string
}

/** A value by its name, and the row of the tree that it is on. */
export interface Selection {
  token: number
  row: number
}

/** What has come of opening a text. */
export type OpenResult =
  | { rows: number; selection: Selection; version: number; form: DocumentForm }
  | { issue: SyntaxIssue }

/** What an edit did to the text: the part between two places gave way to another. */
export interface EditResult {
  /** In bytes of UTF-8. */
  bytes: { start: number; end: number }
  /** The same in UTF-16 units, where that was asked for. */
  units: { start: number; end: number }
  /** A string where the places are wanted in UTF-16 units, else bytes, of which the page need not know. */
  insert: string | Blob
  rows: number
  selection: Selection
  /** Of the text, as names of tokens have it. */
  version: number
  form: DocumentForm
}

/** Where a value stands. */
export interface ValueLocation {
  path: string
  pointer: string
  location: (string | number)[]
}
