import type { Extension } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'

/** A page's extensions of CodeMirror, and their state. */
export interface EditorAddition<State = unknown> {
  /** Loads the extensions together with the editor. */
  load: () => Promise<LoadedAddition<State>>
  /** A new object whenever the state changes. */
  state: State
  /** Whether the state needs the editor, so that it is loaded without a user's action. */
  isNeeded: boolean
}

export interface LoadedAddition<State = unknown> {
  extensions: Extension
  /** Shows a state instead of the one before. */
  show(view: EditorView, state: State, before: State | undefined): void
}
