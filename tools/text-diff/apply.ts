import { defineOperation } from '#kit/operation.ts'
import { markedTextOf, textOf } from '#kit/text-of.ts'
import { applyHunks } from './patch/apply-hunks.ts'
import { parsePatch } from './patch/parse-patch.ts'

/**
 * Applies a unified patch of one file to a text. A hunk that does not match at its line is looked for nearby; if it
 * matches nowhere, up to two lines of context at each end may differ, but nothing else.
 */
export const apply = defineOperation('apply', {
  input: { original: markedTextOf('text/plain'), patch: textOf('text/x-diff') },
  output: { text: textOf('text/plain') },
  run({ original, patch }) {
    return { text: applyHunks(original, parsePatch(patch, original.includes('\r\n'))) }
  },
})
