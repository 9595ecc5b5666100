import type { z } from 'zod'
import { defineOperation, type Fields, type SchemaOutput } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { codeFields } from '../drawing/code-fields.ts'
import { type ChosenDesign, designFields } from '../drawing/design-fields.ts'
import { drawCode } from '../drawing/draw-code.ts'

interface Content<In extends Fields> {
  input: In
  /** Writes the content of the code, in a format that phones understand. */
  write(input: z.output<z.ZodObject<In>>): string
}

/** Defines an operation that generates a code from structured fields. */
export const defineContent = <const Name extends string, In extends Fields>(
  name: Name,
  { input, write }: Content<In>,
) =>
  defineOperation(name, {
    input: { ...input, ...designFields },
    output: { ...codeFields, text: textOf('text/plain') },
    async run(given) {
      // Lone surrogates, left by programs that truncate texts, cannot be encoded.
      const text = write(given as unknown as SchemaOutput<In>).toWellFormed()
      return { ...(await drawCode(text, name, given as unknown as ChosenDesign)), text }
    },
  })
