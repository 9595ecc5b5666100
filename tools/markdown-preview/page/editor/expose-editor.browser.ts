import { Prec } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import type { LoadedAddition } from '#ui/editor/editor-addition.ts'
import type { EditorLink } from './editor-link.ts'
import { runTableEdit, tableAtCaret } from './table/run-table-edit.ts'

/** In milliseconds: how long Escape is remembered, also one with another effect. */
const remembered = 10_000

const leaveNext = (view: EditorView): false => {
  view.setTabFocusMode(remembered)
  return false
}

const links = new WeakMap<EditorView, EditorLink>()

/**
 * Gives the page access to the editor, and makes Tab go through the cells of a table. After Escape, Tab leaves the
 * editor.
 */
export const exposeEditor: LoadedAddition = {
  extensions: [
    Prec.high(
      keymap.of([
        { key: 'Escape', run: leaveNext },
        { key: 'Tab', run: (view) => runTableEdit(view, 'next'), shift: (view) => runTableEdit(view, 'previous') },
      ]),
    ),
    EditorView.updateListener.of(({ view, docChanged, selectionSet }) => {
      if (docChanged || selectionSet) links.get(view)?.onTable?.(tableAtCaret(view.state) !== undefined)
    }),
  ],
  show(view, state) {
    const link = state as EditorLink
    link.view = view
    links.set(view, link)
  },
}
