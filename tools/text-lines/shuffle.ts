import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { drawBelow } from '#lib/random/draw.ts'
import { newSeed } from '#lib/random/new-seed.ts'
import { seededRandom } from '#lib/random/random-bytes.ts'
import { readLines, writeLines } from './lines/lines.ts'

/** Shuffles lines (Fisher–Yates), every order equally likely. The same seed gives the same order. */
export const shuffle = defineOperation('shuffle', {
  input: { text: textOf('text/plain'), seed: z.string().default('') },
  output: { text: textOf('text/plain'), seed: z.string() },
  async run({ text, seed: given }) {
    const { lines, ...around } = readLines(text)
    const seed = given || newSeed()
    const random = await seededRandom(seed)
    for (let rest = lines.length; rest > 1; rest--) {
      const drawn = drawBelow(random, rest)
      const [last = '', other = ''] = [lines[rest - 1], lines[drawn]]
      lines[rest - 1] = other
      lines[drawn] = last
    }
    return { text: writeLines(lines, around), seed }
  },
})
