import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { openJson } from './open.ts'
import { patchBetween } from './patch.ts'
import { printJson } from './print.ts'

/** Compares two documents by their values. The patch is text, since JavaScript would round some of its numbers. */
export const compare = defineOperation('compare', {
  input: { left: textOf('application/json'), right: textOf('application/json') },
  output: { patch: textOf('application/json'), equal: z.boolean() },
  run({ left, right }) {
    const patch = patchBetween(openJson(left, 'left'), openJson(right, 'right'))
    return { patch: printJson(openJson(patch)), equal: patch === '[]' }
  },
})
