import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { errors } from './errors.ts'

/** Writes a text as a pattern that matches just that text, in every engine and with any flags. */
export const escapeText = defineOperation('escape', {
  input: { text: textOf('text/plain') },
  output: { pattern: z.string() },
  run({ text }) {
    if (text === '') throw errors.emptyText()
    // Every character may become two, and no text is longer than that.
    if (text.length > maxStringLength / 2) throw errors.escapeFailed()
    return { pattern: text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&') }
  },
})

/** In UTF-16 units, of any text in V8. */
const maxStringLength = 536_870_888
