import type { CaretPosition } from './code-editor.tsx'
import type { EditorAddition } from './editor-addition.ts'

/** A stretch of a text that is marked in the editor. */
export interface TextMark {
  from: CaretPosition
  /** Behind its last character; where it is left out, the word or character at its beginning is meant. */
  to?: CaretPosition
  /** Where reading stopped, or how the text differs from another. */
  kind: 'bad' | 'added' | 'removed' | 'changed'
}

/** Marks stretches of a text; the same list is drawn once. */
export const textMarks = (marks: readonly TextMark[]): EditorAddition<readonly TextMark[]> => ({
  load,
  state: marks,
  isNeeded: marks.length > 0,
})

const load = async () => (await import('./draw-marks.ts')).drawMarks
