import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { drawSome } from '#lib/random/draw.ts'
import { errors } from './errors.ts'
import { fromSeed } from './text/seed.ts'

/**
 * Draws lines of a list in random order, without repetition. With a seed that was announced before, everybody can
 * repeat the draw: Durstenfeld's shuffle from the front, with ChaCha20 keyed by the SHA-256 of the seed.
 */
export const draw = defineOperation('draw', {
  input: {
    items: textOf('text/plain'),
    count: z.int().min(1).max(500_000).default(1),
    seed: z.string().max(1000).default(''),
  },
  output: { drawn: textOf('text/plain'), rest: textOf('text/plain'), seed: z.string() },
  async run({ items, count, seed: given }) {
    const lines = items
      .replace(/^\uFEFF/, '')
      .split(/\r\n|[\r\n]/)
      .map((line) => line.trim())
      .filter((line) => line !== '')
    if (lines.length === 0) throw errors.empty()
    if (lines.length > maxLines) throw errors.tooMany({ limit: maxLines })
    if (count > lines.length) throw errors.tooMany({ limit: lines.length })
    const { seed, random } = await fromSeed(given)
    const { drawn, rest } = drawSome(random, lines, count)
    return { drawn: drawn.join('\n'), rest: rest.join('\n'), seed }
  },
})

const maxLines = 500_000
