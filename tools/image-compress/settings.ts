import { z } from 'zod'
import { type Format, formatNames } from '#lib/imaging/formats.ts'

/** A side of a picture, in pixels. */
const side = z.int().min(1).max(65_535)

/** What a preset sets has no default in the schema: a field that was given must be told from one that was not. */
export const settingFields = {
  quality: z.int().min(1).max(100).optional(),
  format: z.enum(['auto', ...formatNames]).optional(),
  maxWidth: side.optional(),
  maxHeight: side.optional(),
  resize: z.enum(['none', 'contain', 'cover']).optional(),
  preset: z.enum(['web', 'high', 'social', 'thumbnail']).optional(),
}

type Given = z.output<z.ZodObject<typeof settingFields>>

export interface Settings {
  quality: number
  format: Format | 'auto'
  resize: 'none' | 'contain' | 'cover'
  maxWidth: number | undefined
  maxHeight: number | undefined
  /** The size in pixels was asked for, so it may not become smaller for the sake of a smaller file. */
  isSizeFixed: boolean
}

/** Makes settings of the fields that were given, else of the preset, else of the defaults. */
export function settle({ preset, ...given }: Given, source: Format): Settings {
  const base = baseOf(preset)
  const format = given.format ?? base.format
  // A limit that was given is meant to hold, though nobody said how.
  const isLimited = given.maxWidth !== undefined || given.maxHeight !== undefined
  const resize = given.resize ?? (base.resize === 'none' && isLimited ? 'contain' : base.resize)
  return {
    quality: given.quality ?? base.quality,
    format: format === 'source' ? source : format,
    resize,
    maxWidth: given.maxWidth ?? base.maxWidth,
    maxHeight: given.maxHeight ?? base.maxHeight,
    isSizeFixed: given.resize === 'none' || resize === 'cover',
  }
}

/** What holds where a field was not given. */
export const baseOf = (preset: Given['preset']): Defaults => (preset ? presets[preset] : defaults)

interface Defaults {
  quality: number
  format: Format | 'auto' | 'source'
  resize: Settings['resize']
  maxWidth?: number | undefined
  maxHeight?: number | undefined
}

const defaults: Defaults = { quality: 75, format: 'auto', resize: 'none' }

const presets: Record<NonNullable<Given['preset']>, Defaults> = {
  web: { quality: 75, format: 'auto', resize: 'contain', maxWidth: 1920, maxHeight: 1920 },
  high: { quality: 90, format: 'source', resize: 'none' },
  social: { quality: 80, format: 'jpeg', resize: 'contain', maxWidth: 1200, maxHeight: 1200 },
  thumbnail: { quality: 70, format: 'auto', resize: 'cover', maxWidth: 320, maxHeight: 320 },
}
