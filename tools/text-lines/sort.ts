import { z } from 'zod'
import { onlyFor } from '#kit/only-for.ts'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { readJoined, writeJoined, writeLines } from './lines/lines.ts'
import { uniqueLines } from './lines/unique-lines.ts'
import { sortLines, sortOrders } from './order/sort-lines.ts'
import { sortPacked } from './order/sort-packed.ts'

export const sort = defineOperation('sort', {
  input: {
    text: textOf('text/plain'),
    by: z.enum(sortOrders).default('text'),
    column: onlyFor({ by: ['column'] }, z.int().min(1).max(10_000).default(1)),
    delimiter: onlyFor({ by: ['column'] }, z.string().default('')),
    descending: z.boolean().default(false),
    ignoreCase: z.boolean().default(false),
    unique: z.boolean().default(false),
  },
  output: { text: textOf('text/plain'), lines: z.int() },
  run({ text, unique, ...settings }) {
    const { joined, ...around } = readJoined(text)
    const packed = sortPacked(joined, { ...settings, unique })
    if (packed) return { text: writeJoined(packed.joined, around), lines: packed.lines }
    const lines = joined.split('\n')
    const sorted = sortLines(unique ? uniqueLines(lines, 'first', settings) : lines, settings)
    return { text: writeLines(sorted, around), lines: sorted.length }
  },
})
