import type { EditorAddition } from '#ui/editor/editor-addition.ts'
import type { TextMark } from '#ui/editor/text-mark.ts'
import type { SchemaAssist } from '../document/schema-assist.ts'
import type { DocumentLook } from './draw-document.ts'

/** The editor extension for marks in the document and for an attached schema. */
export const documentAddition = (
  marks: readonly TextMark[],
  assist: SchemaAssist | undefined,
): EditorAddition<DocumentLook> => ({
  load,
  state: { marks, assist },
  isNeeded: marks.length > 0 || assist !== undefined,
})

const load = async () => (await import('./draw-document.ts')).drawDocument
