import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { readLines, writeLines } from './lines/lines.ts'
import { uniqueLines, uniqueModes } from './lines/unique-lines.ts'

export const unique = defineOperation('unique', {
  input: {
    text: textOf('text/plain'),
    show: z.enum(uniqueModes).default('first'),
    ignoreCase: z.boolean().default(false),
    trim: z.boolean().default(false),
  },
  output: { text: textOf('text/plain'), lines: z.int(), removed: z.int() },
  run({ text, show, ignoreCase, trim }) {
    const { lines, ...around } = readLines(text)
    const shown = uniqueLines(trim ? lines.map((line) => line.trim()) : lines, show, { ignoreCase })
    return { text: writeLines(shown, around), lines: shown.length, removed: lines.length - shown.length }
  },
})
