import type { JsonIndex } from '#lib/json/json-index.ts'
import { scanDocument, textBytesOf } from '#lib/json/lines.ts'
import { lowerBound } from '../navigation/lower-bound.ts'
import type { DocumentChange, EditTarget } from './plan-edit.ts'
import { applyTextEdit, type TextEdit } from './text-edit.ts'
import { mappingOf, type TokenMapping } from './token-handles.ts'

/** A document after a change. */
interface ChangedDocument {
  index: JsonIndex
  /** The change of the text itself. */
  textEdit: TextEdit
  /** Maps tokens of the document before to their present ones. */
  follow: TokenMapping
  target: EditTarget
}

/**
 * Applies a change to a document.
 *
 * @throws JsonSyntaxError where the text would be no JSON
 */
export function applyChange(before: JsonIndex, { edit, target, mapping }: DocumentChange): ChangedDocument {
  const text = textBytesOf(before)
  const inText = (offset: number) => (before.isLines ? Math.min(Math.max(0, offset - 1), text.length) : offset)
  const textEdit = { start: inText(edit.start), end: inText(edit.end), insert: edit.insert }
  const index = scanDocument(applyTextEdit(text, textEdit))
  const [from, to] = [lowerBound(before.starts, edit.start), lowerBound(before.starts, edit.end)]
  const added = index.starts.length - before.starts.length
  // The last line that is left of NDJSON is a document by itself, and the list that held it is gone.
  const isLast = before.isLines && !index.isLines && from > 0
  if (!isLast) return { index, textEdit, target, follow: mappingOf(from, to, added, mapping) }
  const inList = mappingOf(from, to, added + 1, mapping)
  const follow = (token: number) => {
    const followed = inList(token)
    return followed === undefined ? undefined : Math.max(0, followed - 1)
  }
  return { index, textEdit, target: { token: 0 }, follow }
}
