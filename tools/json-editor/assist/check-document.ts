import { firstByteOf, type JsonIndex, openBrace, openBracket } from '#lib/json/json-index.ts'
import { JsonSyntaxError } from '#lib/json/json-syntax-error.ts'
import { lineColumnsAt, scanDocument } from '#lib/json/lines.ts'
import type { LineColumn } from '#lib/text/line-column.ts'
import { normalizedPath } from '../navigation/normalized-path.ts'
import type { NoteContent } from '../notes/notes.ts'
import { locateIssues } from '../schema/locate-issues.ts'

/** A violation of the schema in a document: its location, and its message in no language yet. */
export interface DocumentIssue extends NoteContent {
  from: LineColumn
  to: LineColumn
  location: (string | number)[]
  /** The location as a JSONPath. */
  path: string
}

/** The result of a check; undefined for a text that is no JSON. */
export type DocumentCheck =
  | { state: 'checked'; issues: DocumentIssue[]; count: number }
  | { state: 'noJson'; position: LineColumn }

/** So many are listed; the count covers all. */
const maxIssues = 200

/**
 * Checks a document in UTF-8 against a schema.
 *
 * @throws as `locateIssues`
 */
export async function checkDocument(bytes: Uint8Array, schema: string): Promise<DocumentCheck> {
  let index: JsonIndex
  try {
    index = scanDocument(bytes)
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error
    return { state: 'noJson', position: error.position }
  }
  const { issues } = await locateIssues(index, schema)
  const listed = issues.slice(0, maxIssues)
  const tokens = listed.map(({ token }) => token)
  const starts = lineColumnsAt(
    index,
    tokens.map((token) => index.starts[token] ?? 0),
  )
  const ends = lineColumnsAt(
    index,
    tokens.map((token) => endOfMark(index, token)),
  )
  const top = { line: 1, column: 1 }
  return {
    state: 'checked',
    count: issues.length,
    issues: listed.map(({ location, content }, at) => ({
      ...content(),
      location,
      path: normalizedPath(location),
      from: starts[at] ?? top,
      to: ends[at] ?? top,
    })),
  }
}

/** Of a container only its bracket is marked: the error is not about all of its contents. */
function endOfMark(index: JsonIndex, token: number): number {
  const byte = firstByteOf(index, token)
  const isContainer = byte === openBrace || byte === openBracket
  return (isContainer ? (index.starts[token] ?? 0) + 1 : index.ends[token]) ?? 0
}
