import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { readLines, writeLines } from './lines/lines.ts'
import { compilePattern } from './search/compile-pattern.ts'

/** Keeps matching lines and their context, like `grep`. */
export const filter = defineOperation('filter', {
  input: {
    text: textOf('text/plain'),
    find: z.string(),
    regex: z.boolean().default(false),
    ignoreCase: z.boolean().default(true),
    invert: z.boolean().default(false),
    around: z.int().min(0).max(1000).default(0),
  },
  output: { text: textOf('text/plain'), lines: z.int() },
  async run({ text, find, regex, ignoreCase, invert, around }) {
    const { lines, ...rest } = readLines(text)
    const holds = regex ? (await compilePattern(find, ignoreCase)).test : literalTest(find, ignoreCase)
    const kept: string[] = []
    /** The index of the last context line after a match. */
    let keptTo = -1
    let next = 0
    for (const [index, line] of lines.entries()) {
      if (holds(line) !== invert) {
        for (next = Math.max(next, index - around); next <= index; next++) kept.push(lines[next] ?? '')
        keptTo = index + around
      } else if (index <= keptTo && next <= index) {
        kept.push(line)
        next = index + 1
      }
    }
    return { text: writeLines(kept, rest), lines: kept.length }
  },
})

function literalTest(find: string, ignoreCase: boolean): (line: string) => boolean {
  if (!ignoreCase) return (line) => line.includes(find)
  const folded = find.toLowerCase()
  return (line) => line.toLowerCase().includes(folded)
}
