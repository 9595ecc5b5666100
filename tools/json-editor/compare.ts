import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { change, listChanges } from './listed-changes.ts'
import { openJson } from './open.ts'
import { compareDocuments } from './patch.ts'
import { printJson } from './print.ts'
import { stretch } from './progress.ts'

/** Compares two documents by their values. The patch is text, since JavaScript would round some of its numbers. */
export const compare = defineOperation('compare', {
  input: { left: textOf('application/json'), right: textOf('application/json') },
  output: { patch: textOf('application/json'), equal: z.boolean(), count: z.int(), changes: z.array(change) },
  run(input, call) {
    const left = openJson(input.left, stretch(call, 0, 0.2), 'left')
    const right = openJson(input.right, stretch(call, 0.2, 0.4), 'right')
    call.progress(0.4)
    const { patch, count, differences } = compareDocuments(left, right, 1000)
    call.progress(0.9)
    return {
      patch: printJson(openJson(patch)),
      equal: count === 0,
      count,
      changes: listChanges(differences, left, right),
    }
  },
})
