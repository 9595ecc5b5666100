import type { EditorAddition, LoadedAddition } from '#ui/editor/editor-addition.ts'
import type { TextMark } from '#ui/editor/text-mark.ts'
import type { DocumentIssue } from '../../assist/check-document.ts'

/** A schema that is attached to the document: what it adds to the editor, and what it has found. */
export interface SchemaAssist {
  addition: LoadedAddition<readonly DocumentIssue[]>
  issues: readonly DocumentIssue[]
}

/** What the editor shows besides the text. */
export interface DocumentLook {
  marks: readonly TextMark[]
  assist: SchemaAssist | undefined
}

/** Marks stretches of the document, and brings what an attached schema adds. */
export const documentAddition = (
  marks: readonly TextMark[],
  assist: SchemaAssist | undefined,
): EditorAddition<DocumentLook> => ({
  load,
  state: { marks, assist },
  isNeeded: marks.length > 0 || assist !== undefined,
})

const load = async () => (await import('./draw-document.ts')).drawDocument
