import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { applyHunks } from './patch/apply-hunks.ts'
import { parsePatch } from './patch/parse-patch.ts'

/**
 * Changes a text as a unified patch of one file says. A hunk that does not fit where it says is looked for nearby; where
 * it fits nowhere, up to two lines of context at each end may differ. Nothing else may.
 */
export const apply = defineOperation('apply', {
  input: { original: textOf('text/plain'), patch: textOf('text/x-diff') },
  output: { text: textOf('text/plain') },
  run({ original, patch }) {
    return { text: applyHunks(original, parsePatch(patch, original.includes('\r\n'))) }
  },
})
