import { type PresetName, presetOf, type ResizeMode } from './presets.ts'
import type { ResultFormat } from './result-formats.ts'

/** The settings that were chosen; missing ones come from the preset. */
export interface ChosenSettings {
  preset?: PresetName | undefined
  quality?: number | undefined
  format?: ResultFormat | 'auto' | undefined
  resize?: ResizeMode | undefined
  maxWidth?: number | undefined
  maxHeight?: number | undefined
}

/** The complete settings for one image. */
export interface Settings {
  quality: number
  format: ResultFormat | 'auto'
  resize: ResizeMode
  maxWidth: number | undefined
  maxHeight: number | undefined
  /** The size in pixels was requested, so it must not be reduced for a smaller file. */
  isSizeFixed: boolean
}

/**
 * Takes each setting from the chosen ones, or else the preset, or else the defaults. `source` is the image's format, or
 * `auto` if that cannot be encoded.
 */
export function resolveSettings({ preset, ...chosen }: ChosenSettings, source: ResultFormat | 'auto'): Settings {
  const base = presetOf(preset)
  const format = chosen.format ?? base.format
  // A limit without a resize mode should still apply.
  const isLimited = chosen.maxWidth !== undefined || chosen.maxHeight !== undefined
  const resize = chosen.resize ?? (base.resize === 'none' && isLimited ? 'contain' : base.resize)
  return {
    quality: chosen.quality ?? base.quality,
    format: format === 'source' ? source : format,
    resize,
    maxWidth: chosen.maxWidth ?? base.maxWidth,
    maxHeight: chosen.maxHeight ?? base.maxHeight,
    isSizeFixed: chosen.resize === 'none' || resize === 'cover',
  }
}
