import type { ResultFormat } from './result-formats.ts'

export const presetNames = ['web', 'high', 'social', 'thumbnail'] as const

export type PresetName = (typeof presetNames)[number]

/** `contain` fits an image into its limits, `cover` fills them and crops. */
export const resizeModes = ['none', 'contain', 'cover'] as const

export type ResizeMode = (typeof resizeModes)[number]

/** The settings of a preset. */
export interface Preset {
  /** 1 to 100, on JPEG's scale. */
  quality: number
  /** `source` keeps the format of each image. */
  format: ResultFormat | 'auto' | 'source'
  resize: ResizeMode
  maxWidth?: number | undefined
  maxHeight?: number | undefined
}

/** Returns a preset, or the defaults without a name. */
export const presetOf = (name?: PresetName): Preset => (name ? presets[name] : defaults)

const defaults: Preset = { quality: 75, format: 'auto', resize: 'none' }

const presets: Record<PresetName, Preset> = {
  web: { quality: 75, format: 'auto', resize: 'contain', maxWidth: 1920, maxHeight: 1920 },
  high: { quality: 90, format: 'source', resize: 'none' },
  social: { quality: 80, format: 'jpeg', resize: 'contain', maxWidth: 1200, maxHeight: 1200 },
  thumbnail: { quality: 70, format: 'auto', resize: 'cover', maxWidth: 320, maxHeight: 320 },
}
