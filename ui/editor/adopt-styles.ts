import { StyleModule } from 'style-mod'

/**
 * Has CodeMirror's styles adopted by the document, as it does in a shadow root. In a document it would write a style
 * element, which the policy of pages lets through with a nonce alone, and theirs has none.
 */
const { mount } = StyleModule
StyleModule.mount = (_root, modules) => mount(adopting, modules)

/** A root as a shadow root is one: with sheets that it adopts, and without a head. */
const adopting = {
  get ownerDocument() {
    return document
  },
  get adoptedStyleSheets() {
    return document.adoptedStyleSheets
  },
  set adoptedStyleSheets(sheets) {
    document.adoptedStyleSheets = sheets
  },
} as ShadowRoot
