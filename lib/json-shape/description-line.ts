import { truncate } from '../text/truncate.ts'

/** In characters: what is longer is a manual, and no comment. */
const maxLength = 400

/** Makes one line for a comment of what a schema describes: without line breaks, and without signs that turn text around. */
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

/** Writes it as a comment for JSDoc or KDoc, which ends where its text does not, and holds no other. */
export const docComment = (line: string | undefined): string[] =>
  line === undefined ? [] : [`/** ${line.replaceAll('*/', '*\\/').replaceAll('/*', '/\\*')} */`]

/** The same as lines of code, each with its end: what they describe goes on behind them. */
export const commentAbove = (description: string | undefined, indent = ''): string =>
  docComment(description)
    .map((line) => `${indent}${line}\n`)
    .join('')
