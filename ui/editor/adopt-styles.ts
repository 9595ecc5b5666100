import { StyleModule } from 'style-mod'

/**
 * Makes CodeMirror use adopted style sheets, as it does in a shadow root. In a document it would insert a style
 * element, which the CSP of our pages blocks.
 */
const { mount } = StyleModule
StyleModule.mount = (_root, modules) => mount(adopting, modules)

/** A stand-in for a shadow root: with adopted style sheets, and without a head. */
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
