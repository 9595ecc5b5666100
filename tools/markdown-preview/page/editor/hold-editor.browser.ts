import type { LoadedAddition } from '#ui/editor/editor-addition.ts'
import type { EditorLink } from './editor-link.ts'

/** Hands the editor to the page. */
export const holdEditor: LoadedAddition = {
  extensions: [],
  show(view, state) {
    ;(state as EditorLink).view = view
  },
}
