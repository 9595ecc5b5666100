import DOMPurify, { type Config } from 'dompurify'
import { mathAttributes } from '../../safe/allowed-elements.ts'

/** The allowed elements and attributes: fewer than the library's, and no more than the operation returns. */
export const documentRules: Config = {
  USE_PROFILES: { html: true, mathMl: true },
  // The library lacks `form`, which tells a sign from an operator.
  ADD_ATTR: ['target', ...mathAttributes],
  FORBID_TAGS: ['style', 'form', 'button', 'select', 'textarea', 'audio', 'video', 'source', 'picture', 'map', 'area'],
  FORBID_ATTR: ['style', 'srcset', 'action', 'background', 'poster', 'ping'],
  ALLOW_DATA_ATTR: false,
}

const purifier = DOMPurify(window)

/**
 * Sanitizes HTML a second time, with the browser's own parser; images keep their addresses, and are not loaded for it.
 */
export const sanitized = (html: string): string => purifier.sanitize(html, documentRules)
