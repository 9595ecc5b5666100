import { truncate } from '../text/truncate.ts'

/** In characters: a longer text is too much for a comment. */
const maxLength = 400

/** Turns a schema's description into one line for a comment: without line breaks and bidirectional controls. */
export const descriptionLine = (description: string | undefined): string =>
  truncate(
    (description ?? '')
      .slice(0, maxLength * 4)
      .toWellFormed()
      .replace(/[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
      .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
      .trim(),
    maxLength,
  )

/** Writes it as a JSDoc or KDoc comment, with comment delimiters inside it escaped. */
export const docComment = (line: string | undefined): string[] =>
  line === undefined ? [] : [`/** ${line.replaceAll('*/', '*\\/').replaceAll('/*', '/\\*')} */`]

/** Writes it as indented comment lines with line breaks, to put before the line described. */
export const commentAbove = (description: string | undefined, indent = ''): string =>
  docComment(description)
    .map((line) => `${indent}${line}\n`)
    .join('')
