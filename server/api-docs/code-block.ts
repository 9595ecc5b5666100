import { escapeHtml } from '../pages/escape-html.ts'

/** Writes code under its name, with the place where the page's script puts a button that copies it. */
export const writeCode = (name: string, code: string, attributes = ''): string =>
  `<div data-code><div>${name}<span data-copy></span></div><pre tabindex="0"${attributes}>${escapeHtml(code)}</pre></div>`
