import { z } from 'zod'
import { levels } from '../code/tables.ts'
import { contrasts } from './colors.ts'

/** What is told of a code that was drawn. */
export const codeFields = {
  file: z.file(),
  readable: z.boolean(),
  contrast: z.enum(contrasts),
  version: z.int(),
  errorCorrection: z.enum(levels),
  size: z.int(),
  smallModules: z.boolean(),
}
