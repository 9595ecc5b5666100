import { firstByteOf, type JsonIndex, openBracket } from '#lib/json/json-index.ts'

/** What a document is: values on lines of their own (NDJSON), a list of several values, which could stand so, or another value. */
export type DocumentForm = 'lines' | 'list' | 'value'

export function formOf(index: JsonIndex): DocumentForm {
  if (index.isLines) return 'lines'
  const hasSeveral = firstByteOf(index, 0) === openBracket && (index.nexts[1] ?? 0) < (index.nexts[0] ?? 0)
  return hasSeveral ? 'list' : 'value'
}
