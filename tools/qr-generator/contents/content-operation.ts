import type { z } from 'zod'
import { defineOperation, type Fields, type SchemaOutput } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { codeFields } from '../drawing/code-fields.ts'
import { type ChosenDesign, designFields } from '../drawing/design-fields.ts'
import { drawCode } from '../drawing/draw-code.ts'

interface Content<In extends Fields> {
  input: In
  /** Writes the text that phones understand. */
  write(input: z.output<z.ZodObject<In>>): string
}

/** Defines an operation that makes a code of what stands in fields of its own. */
export const defineContent = <const Name extends string, In extends Fields>(
  name: Name,
  { input, write }: Content<In>,
) =>
  defineOperation(name, {
    input: { ...input, ...designFields },
    output: { ...codeFields, text: textOf('text/plain') },
    async run(given) {
      // Half a character, which some programs cut off, has no place in a code.
      const text = write(given as unknown as SchemaOutput<In>).toWellFormed()
      return { ...(await drawCode(text, name, given as unknown as ChosenDesign)), text }
    },
  })
