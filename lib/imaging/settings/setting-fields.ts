import { z } from 'zod'
import { presetNames, resizeModes } from './presets.ts'
import { resultFormats } from './result-formats.ts'

/** A side of an image, in pixels. */
const side = z.int().min(1).max(65_535)

/** What a preset sets has no default in the schema: a field that was set must be told from one that was not. */
export const settingFields = {
  quality: z.int().min(1).max(100).optional(),
  format: z.enum(['auto', ...resultFormats]).optional(),
  maxWidth: side.optional(),
  maxHeight: side.optional(),
  resize: z.enum(resizeModes).optional(),
  preset: z.enum(presetNames).optional(),
}
