import { z } from 'zod'
import { isHexColor } from '#kit/check-schema.ts'
import { advanced } from '#kit/only-for.ts'
import { color } from '#kit/text-of.ts'
import { levels } from '../code/tables.ts'

export const dotShapes = ['square', 'rounded', 'dots', 'classy', 'classy-rounded', 'extra-rounded'] as const
export const cornerShapes = ['square', 'dot', 'extra-rounded'] as const
export const presetNames = ['basic', 'rounded', 'colorful', 'modern'] as const
const fileFormats = ['png', 'svg', 'jpeg', 'webp'] as const

/**
 * The design of a code. Fields that a preset sets have no default in the schema, so that chosen values can be
 * distinguished.
 */
export const designFields = {
  preset: z.enum(presetNames).optional().meta({ format: 'radio' }),
  format: z.enum(fileFormats).default('png'),
  size: z.int().min(64).max(4096).default(512),
  margin: advanced(z.int().min(0).max(40).default(4)),
  errorCorrection: advanced(z.enum(levels).optional()),
  dots: z.enum(dotShapes).optional(),
  corners: advanced(z.enum(cornerShapes).optional()),
  foreground: color().optional(),
  cornerColor: advanced(color().optional()),
  background: z
    .union([z.string().refine(isHexColor, { abort: true }).meta({ format: 'color' }), z.enum(['transparent'])])
    .default('#ffffff')
    .meta({ format: 'color' }),
  logo: z.file().optional(),
  logoSize: advanced(z.number().min(0.1).max(0.5).default(0.3)),
  hideBackgroundDots: advanced(z.boolean().default(true)),
}

/** A design with only the chosen fields. */
export type ChosenDesign = z.output<z.ZodObject<typeof designFields>>
