import type { MarkChange } from './apply-mark.ts'

/**
 * Inserts an image into a text: a reference at the caret, its data at the very end, so that the text stays readable.
 */
export function insertImage(text: string, from: number, to: number, { name, url }: { name: string; url: string }) {
  const alt = altOf(name)
  const label = freeLabel(text, alt)
  const insert = label === alt ? `![${alt}]` : `![${alt}][${label}]`
  const selectFrom = from + insert.length
  const rest = text.slice(0, from) + insert + text.slice(to)
  const append = `${gapBefore(rest)}[${label}]: ${url}\n`
  return { from, to, insert, selectFrom, selectTo: selectFrom, append } satisfies MarkChange
}

/**
 * The line breaks between a text and a definition at its end. Definitions are grouped, with an empty line before the
 * first one, since they cannot interrupt a paragraph (CommonMark, section 4.7).
 */
function gapBefore(text: string): string {
  const lastLine = text.slice(text.trimEnd().lastIndexOf('\n') + 1)
  const gap = /^\[[^\]\n]{1,80}\]: data:[^\n]*\n?$/.test(lastLine) ? '\n' : '\n\n'
  return text.endsWith('\n\n') ? '' : text.endsWith('\n') ? gap.slice(1) : gap
}

/** The name of a file without its ending, and without what has a meaning between brackets. */
const altOf = (name: string): string =>
  name
    .replace(/\.[a-z\d]{1,5}$/i, '')
    .replace(/[[\]\\`*_<>!^\s]+/g, ' ')
    .trim()
    .slice(0, 60) || 'image'

/** Labels are compared without regard to case. */
function freeLabel(text: string, wanted: string): string {
  const lowercase = text.toLowerCase()
  const isTaken = (label: string) => lowercase.includes(`[${label.toLowerCase()}]:`)
  let label = wanted
  for (let count = 2; isTaken(label); count++) label = `${wanted} ${count}`
  return label
}
