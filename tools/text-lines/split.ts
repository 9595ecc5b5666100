import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { graphemesIn } from '#lib/text/graphemes.ts'
import { readDelimiter } from './lines/delimiter.ts'
import { readLines, writeLines } from './lines/lines.ts'
import { compilePattern, type Pattern } from './search/compile-pattern.ts'

/**
 * Splits each line at a delimiter into lines of one or more parts, keeping delimiters within; without a delimiter, at
 * each character.
 */
export const split = defineOperation('split', {
  input: {
    text: textOf('text/plain'),
    at: z.string().default(','),
    regex: z.boolean().default(false),
    perLine: z.int().min(1).max(100_000).default(1),
  },
  output: { text: textOf('text/plain'), lines: z.int() },
  async run({ text, at, regex, perLine }) {
    const { lines, ...around } = readLines(text)
    const cut = await cutter(at, regex)
    const result: string[] = []
    for (const line of lines) {
      let from = 0
      let parts = 0
      for (const { start, end } of cut(line)) {
        if (++parts % perLine !== 0) continue
        result.push(line.slice(from, start))
        from = end
      }
      result.push(line.slice(from))
    }
    return { text: writeLines(result, around), lines: result.length }
  },
})

/** Delimiters in a line; they are removed where it is split. */
type Cuts = Iterable<{ start: number; end: number }>

async function cutter(at: string, regex: boolean): Promise<(line: string) => Cuts> {
  if (at === '') return cutsBetweenCharacters
  if (!regex) return (line) => cutsAt(line, readDelimiter(at))
  const pattern = await compilePattern(at, false)
  return (line) => cutsOf(pattern, line)
}

/** Skips empty matches at either end, which would split nothing off. */
function* cutsOf(pattern: Pattern, line: string): Generator<{ start: number; end: number }> {
  for (const { start, end } of pattern.matches(line))
    if (end > start || (start > 0 && start < line.length)) yield { start, end }
}

function* cutsAt(line: string, delimiter: string): Generator<{ start: number; end: number }> {
  for (let start = line.indexOf(delimiter); start >= 0; ) {
    const end = start + delimiter.length
    yield { start, end }
    start = line.indexOf(delimiter, end)
  }
}

function* cutsBetweenCharacters(line: string): Generator<{ start: number; end: number }> {
  let place = 0
  for (const grapheme of graphemesIn(line)) {
    if (place > 0) yield { start: place, end: place }
    place += grapheme.length
  }
}
