import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { codeFields } from './drawing/code-fields.ts'
import { designFields } from './drawing/design-fields.ts'
import { drawCode } from './drawing/draw-code.ts'

/** Generates a QR code from a text, and reads it back to check that it is readable. */
export const generate = defineOperation('generate', {
  input: { text: textOf('text/plain'), ...designFields },
  output: codeFields,
  run: ({ text, ...design }) => drawCode(text, 'qr-code', design),
})
