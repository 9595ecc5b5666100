import DOMPurify, { type Config } from 'dompurify'

/** What the page lets through of a document: less than the library does, and no more than the operation answers. */
export const documentRules: Config = {
  USE_PROFILES: { html: true, mathMl: true },
  ADD_ATTR: ['target'],
  FORBID_TAGS: ['style', 'form', 'button', 'select', 'textarea', 'audio', 'video', 'source', 'picture', 'map', 'area'],
  FORBID_ATTR: ['style', 'srcset', 'action', 'background', 'poster', 'ping'],
  ALLOW_DATA_ATTR: false,
}

const purifier = DOMPurify(window)

/** Makes HTML safe a second time, by the browser's own reading; images keep their addresses, and are not loaded for it. */
export const sanitized = (html: string): string => purifier.sanitize(html, documentRules)
