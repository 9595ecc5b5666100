import { z } from 'zod'
import { phaseProgress } from '#kit/call.ts'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { changeEntry, listChanges } from './compare/change-list.ts'
import { compareDocuments } from './compare/compare-documents.ts'
import { parseInput } from './text/parse-input.ts'
import { printJson } from './text/print-json.ts'

/** Compares two documents by their values. The patch is text, since JavaScript would round some of its numbers. */
export const compare = defineOperation('compare', {
  input: { left: textOf('application/json'), right: textOf('application/json') },
  output: { patch: textOf('application/json'), equal: z.boolean(), count: z.int(), changes: z.array(changeEntry) },
  run(input, call) {
    const left = parseInput(input.left, phaseProgress(call, 0, 0.2), { side: 'left' })
    const right = parseInput(input.right, phaseProgress(call, 0.2, 0.4), { side: 'right' })
    call.progress(0.4)
    const { patch, count, differences } = compareDocuments(left, right, 1000)
    call.progress(0.9)
    return {
      patch: printJson(parseInput(patch)),
      equal: count === 0,
      count,
      changes: listChanges(differences, left, right),
    }
  },
})
