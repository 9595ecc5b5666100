import { phaseProgress } from '#kit/call.ts'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { warnings, warningsOf } from './notes/warnings.ts'
import { parseInput } from './text/parse-input.ts'
import { printJson } from './text/print-json.ts'
import { unicode, writeUnicode } from './text/unicode.ts'

export const minify = defineOperation('minify', {
  input: { json: textOf('application/json'), unicode },
  output: { json: textOf('application/json'), warnings },
  run({ json, unicode: how }, call) {
    const index = parseInput(json, phaseProgress(call, 0, 0.5))
    call.progress(0.5)
    const printed = writeUnicode(printJson(index, ''), how)
    call.progress(0.8)
    return { json: printed, warnings: warningsOf(index) }
  },
})
