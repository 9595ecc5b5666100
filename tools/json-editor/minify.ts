import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { openJson } from './open.ts'
import { printJson } from './print.ts'
import { stretch } from './progress.ts'
import { unicode, writeUnicode } from './unicode.ts'
import { warnings, warningsOf } from './warnings.ts'

export const minify = defineOperation('minify', {
  input: { json: textOf('application/json'), unicode },
  output: { json: textOf('application/json'), warnings },
  run({ json, unicode: how }, call) {
    const index = openJson(json, stretch(call, 0, 0.5))
    call.progress(0.5)
    const printed = writeUnicode(printJson(index, ''), how)
    call.progress(0.8)
    return { json: printed, warnings: warningsOf(index) }
  },
})
