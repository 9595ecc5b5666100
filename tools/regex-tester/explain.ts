import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { errors } from './errors.ts'
import { partKinds } from './explain/part-kinds.ts'
import { gapWarnings } from './foreign/gap-warnings.ts'
import { readForEngine } from './foreign/read-for-engine.ts'
import { warningsField } from './search/differences.ts'
import { readFlags } from './search/flags.ts'
import { readingFields } from './search/search-fields.ts'

/**
 * Explains a pattern part by part: one of ECMAScript, or of Python or PCRE2 as ECMAScript reads it, with what that means
 * otherwise in `warnings`. The parts of a tree come as a list, each before what it holds and one
 * step less deep; offsets are counted from 0. `min` and `max` of a repeat are capped at the largest exact number (2^53
 * − 1), its words say them as they are written.
 */
export const explain = defineOperation('explain', {
  input: readingFields,
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
    warnings: warningsField,
  },
  async run({ pattern, flags, engine }) {
    if (pattern === '') throw errors.emptyPattern()
    const read = readForEngine({ pattern, flags: readFlags(flags).reading, engine }, 'plain')
    const { listParts: partsOf } = await import('./explain/list-parts.ts')
    const nodes = partsOf(read.tree, read.flags).map((node) => ({ ...node, ...read.place(node) }))
    return { nodes, ...gapWarnings(read.gaps, engine) }
  },
})
