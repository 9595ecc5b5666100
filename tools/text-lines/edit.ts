import { z } from 'zod'
import { advanced } from '#kit/only-for.ts'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { errors } from './errors.ts'
import { readDelimiter } from './lines/delimiter.ts'

/**
 * Edits every line: cleans it, removes empty ones, reverses the order, numbers the rest, and adds prefix and suffix.
 */
export const edit = defineOperation('edit', {
  input: {
    text: textOf('text/plain'),
    trim: z.enum(['both', 'none', 'start', 'end']).default('both'),
    empty: z.enum(['keep', 'remove', 'single']).default('keep'),
    prefix: z.string().default(''),
    suffix: z.string().default(''),
    number: z.string().default(''),
    collapse: advanced(z.boolean().default(false)),
    tabs: advanced(z.int().min(0).max(16).default(0)),
    lineEnd: advanced(z.enum(['keep', 'lf', 'crlf']).default('keep')),
    reverse: z.boolean().default(false),
  },
  output: { text: textOf('text/plain'), lines: z.int() },
  run({ text, trim, empty, collapse, tabs, lineEnd, reverse, ...added }) {
    const { lines, ends, bom } = linesWithEnds(text)
    const clean = (line: string) => {
      const expanded = tabs > 0 ? expandTabs(line, tabs) : line
      const trimmed = trims[trim](expanded)
      return collapse ? trimmed.replace(/[^\S\r\n]+/g, ' ') : trimmed
    }
    const cleaned = lines.map(clean)
    const kept = keptIndexes(cleaned, empty)
    const indexes = reverse ? kept.toReversed() : kept
    const number = readDelimiter(added.number)
    const edited = indexes.map(
      (index, position) =>
        added.prefix + number.replaceAll('{n}', String(position + 1)) + cleaned[index] + added.suffix,
    )
    // Line ends keep their positions when lines are reversed, and the text ends as it did before.
    const endAt = (index: number) => {
      const end = (index === kept.length - 1 ? ends.at(-1) : ends[kept[index] ?? 0]) ?? ''
      return end === '' || lineEnd === 'keep' ? end : { lf: '\n', crlf: '\r\n' }[lineEnd]
    }
    return { text: bom + edited.map((line, index) => line + endAt(index)).join(''), lines: edited.length }
  },
})

const trims = {
  both: (line: string) => line.trim(),
  start: (line: string) => line.trimStart(),
  end: (line: string) => line.trimEnd(),
  none: (line: string) => line,
}

/** Returns the indexes of the lines to keep: all, the non-empty ones, or the first of consecutive empty ones too. */
function keptIndexes(lines: readonly string[], empty: 'keep' | 'remove' | 'single'): number[] {
  const isKept = (line: string, index: number) =>
    line !== '' || empty === 'keep' || (empty === 'single' && lines[index - 1] !== '')
  return lines.flatMap((line, index) => (isKept(line, index) ? [index] : []))
}

/** Replaces tabs by spaces up to the next multiple of `tabs`, like `expand`. */
function expandTabs(line: string, tabs: number): string {
  let column = 0
  return line.replace(/\t|[^\t]+/g, (part) => {
    const written = part === '\t' ? ' '.repeat(tabs - (column % tabs)) : part
    column += written.length
    return written
  })
}

/** Splits a text into lines and their line breaks; that of the last line is empty if the text doesn't end with one. */
function linesWithEnds(text: string): { lines: string[]; ends: string[]; bom: string } {
  if (text === '') throw errors.empty()
  const bom = text.startsWith('\uFEFF') ? '\uFEFF' : ''
  const lines = text.slice(bom.length).split(/\r\n|\r|\n/)
  const ends: string[] = text.match(/\r\n|\r|\n/g) ?? []
  if (lines.length > 1 && lines.at(-1) === '') lines.pop()
  else ends.push('')
  return { lines, ends, bom }
}
