import type { EditorLink } from './editor-link.ts'

const load = async () => (await import('./hold-editor.browser.ts')).holdEditor

/** Makes what the editor gives itself to. */
export const editorAddition = (link: EditorLink, isNeeded: boolean) => ({ load, state: link, isNeeded })
