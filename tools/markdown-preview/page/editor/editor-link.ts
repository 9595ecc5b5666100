import type { EditorView } from '@codemirror/view'

/** The way from the page to its editor, once it is there. */
export interface EditorLink {
  view?: EditorView | undefined
  /** Called with whether the caret is in a table. */
  onTable?: ((isIn: boolean) => void) | undefined
}
