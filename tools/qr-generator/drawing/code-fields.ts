import { z } from 'zod'
import { levels } from '../code/tables.ts'
import { contrasts } from './colors.ts'

/** The output of operations that draw a code. */
export const codeFields = {
  file: z.file(),
  readable: z.boolean(),
  contrast: z.enum(contrasts),
  version: z.int(),
  errorCorrection: z.enum(levels),
  size: z.int(),
  smallModules: z.boolean(),
}
