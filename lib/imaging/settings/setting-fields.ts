import { z } from 'zod'
import { presetNames, resizeModes } from './presets.ts'
import { resultFormats } from './result-formats.ts'

/** The width or height of an image, in pixels. */
const side = z.int().min(1).max(65_535)

/**
 * The fields that a preset can set. They have no defaults in the schema, since a preset applies only to fields that
 * were not set.
 */
export const settingFields = {
  quality: z.int().min(1).max(100).optional(),
  format: z.enum(['auto', ...resultFormats]).optional(),
  maxWidth: side.optional(),
  maxHeight: side.optional(),
  resize: z.enum(resizeModes).optional(),
  preset: z.enum(presetNames).optional(),
}
