import { type PresetName, presetOf, type ResizeMode } from './presets.ts'
import type { ResultFormat } from './result-formats.ts'

/** Settings as they are chosen; what is missing is the preset's. */
export interface ChosenSettings {
  preset?: PresetName | undefined
  quality?: number | undefined
  format?: ResultFormat | 'auto' | undefined
  resize?: ResizeMode | undefined
  maxWidth?: number | undefined
  maxHeight?: number | undefined
}

/** How one image is to be written. */
export interface Settings {
  quality: number
  format: ResultFormat | 'auto'
  resize: ResizeMode
  maxWidth: number | undefined
  maxHeight: number | undefined
  /** The size in pixels was asked for, so it may not become smaller for the sake of a smaller file. */
  isSizeFixed: boolean
}

/**
 * Takes every setting from what was chosen, else from the preset, else from the defaults. The source is `auto` where its
 * own format cannot be written.
 */
export function resolveSettings({ preset, ...chosen }: ChosenSettings, source: ResultFormat | 'auto'): Settings {
  const base = presetOf(preset)
  const format = chosen.format ?? base.format
  // A limit that was set is meant to hold, though nobody said how.
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
