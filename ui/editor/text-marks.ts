import type { EditorAddition } from './editor-addition.ts'
import type { TextMark } from './text-mark.ts'

/** Marks ranges of a text; the same list is applied once. */
export const textMarks = (marks: readonly TextMark[]): EditorAddition<readonly TextMark[]> => ({
  load,
  state: marks,
  isNeeded: marks.length > 0,
})

const load = async () => (await import('./draw-marks.ts')).drawMarks
