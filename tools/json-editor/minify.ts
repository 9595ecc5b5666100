import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { openJson } from './open.ts'
import { printJson } from './print.ts'
import { warnings, warningsOf } from './warnings.ts'

export const minify = defineOperation('minify', {
  input: { json: textOf('application/json') },
  output: { json: textOf('application/json'), warnings },
  run({ json }) {
    const index = openJson(json)
    return { json: printJson(index, ''), warnings: warningsOf(index) }
  },
})
