import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { leaveToPage } from '../transfer/left-to-page.ts'
import { hasFiles, transferContentsOf } from '../transfer/transfer-contents.ts'

/**
 * Leaves files to the page. CodeMirror itself would read a dropped file of any length,
 * and delete the selection if only an image is pasted.
 */
export const filesToPage: Extension = EditorView.domEventHandlers({
  paste: (event, view) => take(event, event.clipboardData, view),
  drop: (event, view) => take(event, event.dataTransfer, view),
})

function take(event: ClipboardEvent | DragEvent, transfer: DataTransfer | null, view: EditorView): boolean {
  const carried = transferContentsOf(transfer)
  if (!hasFiles(carried)) return false
  if (carried.text === '' || view.state.readOnly) {
    leaveToPage(event)
    return true
  }
  // CodeMirror handles pasted text itself.
  if (!(event instanceof DragEvent)) return false
  const from = view.posAtCoords({ x: event.clientX, y: event.clientY }, false)
  const insert = view.state.toText(carried.text)
  view.dispatch({ changes: { from, insert }, selection: { anchor: from + insert.length }, userEvent: 'input.drop' })
  return true
}
