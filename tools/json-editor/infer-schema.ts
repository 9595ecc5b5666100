import { z } from 'zod'
import { phaseProgress } from '#kit/call.ts'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { inferTypes } from '#lib/json-shape/infer-types.ts'
import { warnings, warningsOf } from './notes/warnings.ts'
import { drafts, writeSchema } from './schema/write-schema.ts'
import { parseInput } from './text/parse-input.ts'
import { printJson } from './text/print-json.ts'

/** Infers a JSON Schema that JSON fits, or that samples fit which stand on a line each (NDJSON). */
export const inferSchema = defineOperation('infer-schema', {
  input: { json: textOf('application/json'), draft: z.enum(drafts).default('2020-12') },
  output: { schema: textOf('application/json'), warnings },
  run({ json, draft }, call) {
    const index = parseInput(json, phaseProgress(call, 0, 0.3), { areSamples: true })
    const inferred = inferTypes([index], { progress: phaseProgress(call, 0.3, 0.7) })
    const schema = printJson(parseInput(writeSchema(inferred, draft)))
    call.progress(0.8)
    return { schema, warnings: warningsOf(index) }
  },
})
