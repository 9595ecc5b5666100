import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { ecmascript } from '#lib/regex/ecmascript.ts'
import { errors } from './errors.ts'
import { readForEngine } from './foreign/read-for-engine.ts'
import { readFlags } from './search/flags.ts'
import { readingFields } from './search/search-fields.ts'
import { toToolError } from './search/to-tool-error.ts'

/**
 * Traces how a backtracking engine searches the first match of a pattern: which part is tried at which
 * position, and when the engine backtracks. Backtracks are counted beyond the `limit` too, up to some tenths of a
 * second. Offsets are in UTF-16 units from 0.
 */
export const steps = defineOperation('steps', {
  input: { ...readingFields, text: textOf('text/plain'), limit: z.int().min(1).max(10_000).default(1000) },
  output: {
    steps: z.array(
      z.strictObject({
        position: z.int(),
        part: z.string(),
        kind: z.enum(['match', 'fail', 'backtrack']),
        /** Where the part begins in the pattern. */
        start: z.int(),
      }),
    ),
    backtracks: z.int(),
    truncated: z.boolean(),
    matched: z.boolean(),
    /** The farthest position that was looked at. */
    farthest: z.int(),
  },
  async run({ pattern, flags, text, limit, engine }) {
    if (pattern === '') throw errors.emptyPattern()
    const { reading, sticky } = readFlags(flags)
    try {
      const read = readForEngine({ pattern, flags: reading, engine }, 'exact')
      // The parser may accept syntax that is newer than the platform, which tests each character.
      ecmascript.compile(read.pattern, read.flags)
      const [{ compileMachine }, { runMachine }] = await Promise.all([
        import('./machine/compile-machine.ts'),
        import('./machine/run-machine.ts'),
      ])
      const trace = runMachine(compileMachine(read.tree, read.flags), text, { limit, isSticky: sticky })
      return {
        steps: trace.steps.map(({ position, part, kind }) => {
          const { start, source } = read.place({ start: part.start, end: part.start + part.source.length })
          return { position, part: source, kind, start }
        }),
        backtracks: trace.backtracks,
        truncated: trace.isTruncated,
        matched: trace.match !== undefined,
        farthest: trace.farthest,
      }
    } catch (error) {
      throw toToolError(error, { engine: 'JavaScript', seconds: 0 })
    }
  },
})
