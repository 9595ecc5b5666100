import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { readPattern } from '#lib/regex/read-pattern.ts'
import { errors } from './errors.ts'
import { partKinds } from './explain/part-kinds.ts'
import { readFlags } from './search/flags.ts'
import { patternFields } from './search/search-fields.ts'
import { toToolError } from './search/to-tool-error.ts'

/**
 * Explains a pattern of ECMAScript part by part. The parts of a tree come as a list, each before what it holds and one
 * step less deep; offsets are counted from 0. `min` and `max` of a repeat are capped at the largest exact number (2^53
 * − 1), its words say them as they are written.
 */
export const explain = defineOperation('explain', {
  input: patternFields,
  output: {
    nodes: z.array(
      z.strictObject({
        depth: z.int(),
        kind: z.enum(partKinds),
        start: z.int(),
        end: z.int(),
        source: z.string(),
        en: z.string(),
        zh: z.string(),
        min: z.int().optional(),
        max: z.int().optional(),
      }),
    ),
  },
  async run({ pattern, flags }) {
    if (pattern === '') throw errors.emptyPattern()
    const { reading } = readFlags(flags)
    try {
      const { listParts: partsOf } = await import('./explain/list-parts.ts')
      return { nodes: partsOf(readPattern(pattern, reading), reading) }
    } catch (error) {
      throw toToolError(error, { engine: 'JavaScript', seconds: 0 })
    }
  },
})
