import type { EditorView } from '@codemirror/view'

/** The way from the page to its editor, once it is there. */
export interface EditorLink {
  view?: EditorView | undefined
}

const load = async () => (await import('./hold-editor.browser.ts')).holdEditor

/** Makes what the editor gives itself to. */
export const editorAddition = (link: EditorLink, isNeeded: boolean) => ({ load, state: link, isNeeded })
