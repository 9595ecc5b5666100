import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { markedTextOf, textOf } from '#kit/text-of.ts'
import { writePatch } from './patch/write-patch.ts'

/**
 * Writes the changes between two texts as a unified patch, for `git apply`, `patch -p1` and `apply`. Empty for equal
 * texts.
 */
export const patch = defineOperation('patch', {
  input: {
    original: markedTextOf('text/plain'),
    changed: markedTextOf('text/plain'),
    context: z.int().min(0).max(1000).default(3),
    originalName: z.string().min(1).max(1000).default('text.txt'),
    changedName: z.string().min(1).max(1000).default('text.txt'),
  },
  output: { patch: textOf('text/x-diff') },
  run({ original, changed, context, originalName, changedName }) {
    return { patch: writePatch(original, changed, context, { original: originalName, changed: changedName }) }
  },
})
