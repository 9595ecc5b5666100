import type { Extension } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'

/** What a page adds to the editor: its own extensions of CodeMirror, and what they show. */
export interface EditorAddition<State = unknown> {
  /** Brings the extensions, when the editor itself comes. */
  load: () => Promise<LoadedAddition<State>>
  /** Another object whenever there is something else to show. */
  state: State
  /** Whether there is something to show that only the editor can, so that it comes by itself. */
  isNeeded: boolean
}

export interface LoadedAddition<State = unknown> {
  extensions: Extension
  /** Shows a state in place of the one before. */
  show(view: EditorView, state: State, before: State | undefined): void
}
