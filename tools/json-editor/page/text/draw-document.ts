import { Compartment } from '@codemirror/state'
import { drawMarks } from '#ui/editor/draw-marks.ts'
import type { LoadedAddition } from '#ui/editor/editor-addition.ts'
import type { TextMark } from '#ui/editor/text-mark.ts'
import type { SchemaAssist } from '../document/schema-assist.ts'

/** What the editor shows on top of the text. */
export interface DocumentLook {
  marks: readonly TextMark[]
  assist: SchemaAssist | undefined
}

const ofSchema = new Compartment()

/** Marks ranges of the document, and holds the extension of a schema that is attached later. */
export const drawDocument: LoadedAddition<DocumentLook> = {
  get extensions() {
    return [drawMarks.extensions, ofSchema.of([])]
  },
  show(view, { marks, assist }, before) {
    if (marks !== before?.marks) drawMarks.show(view, marks, before?.marks)
    const isSame = assist?.addition === before?.assist?.addition
    if (!isSame) view.dispatch({ effects: ofSchema.reconfigure(assist?.addition.extensions ?? []) })
    if (!isSame || assist?.issues !== before?.assist?.issues) assist?.addition.show(view, assist.issues, undefined)
  },
}
