import { z } from 'zod'
import { phaseProgress } from '#kit/call.ts'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { sortedByKey } from '#lib/json/sorted-by-key.ts'
import { warnings, warningsOf } from './notes/warnings.ts'
import { parseInput } from './text/parse-input.ts'
import { printJson } from './text/print-json.ts'
import { unicode, writeUnicode } from './text/unicode.ts'

export const format = defineOperation('format', {
  input: {
    json: textOf('application/json'),
    // Choices in forms and on the command line are strings.
    indent: z.preprocess(
      (raw) => (typeof raw === 'string' && /^\d$/.test(raw) ? Number(raw) : raw),
      z.literal([0, 1, 2, 3, 4, 5, 6, 7, 8, 'tab']).default(2),
    ),
    sortKeys: z.boolean().default(false),
    unicode,
  },
  output: { json: textOf('application/json'), warnings },
  run({ json, indent, sortKeys, unicode: how }, call) {
    const index = parseInput(json, phaseProgress(call, 0, 0.5))
    call.progress(0.5)
    const ordered = sortKeys ? sortedByKey(index) : index
    const printed = writeUnicode(printJson(ordered, indent === 'tab' ? '\t' : ' '.repeat(indent)), how)
    call.progress(0.8)
    return { json: printed, warnings: warningsOf(index) }
  },
})
