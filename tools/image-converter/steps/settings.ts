import type { WritableFormat } from '#lib/imaging/formats/format-definition.ts'

export const presetNames = ['web', 'jpeg-high', 'png-transparent', 'thumbnail'] as const

type PresetName = (typeof presetNames)[number]

/** The settings of a result. */
export interface Settings {
  format: WritableFormat
  /** 1 to 100, on the scale of JPEG. */
  quality: number
  keepTransparency: boolean
  width: number | undefined
  height: number | undefined
  /** Whether the size is a maximum, to which smaller images are not enlarged. */
  isBoundingBox: boolean
}

export const defaultFormat = 'png' satisfies WritableFormat

const defaults: Settings = {
  format: defaultFormat,
  quality: 85,
  keepTransparency: true,
  width: undefined,
  height: undefined,
  isBoundingBox: false,
}

const presets: Record<PresetName, Partial<Settings>> = {
  web: { format: 'webp', quality: 80 },
  'jpeg-high': { format: 'jpeg', quality: 95 },
  'png-transparent': { format: 'png', keepTransparency: true },
  thumbnail: { format: 'jpeg', quality: 80, width: 200, height: 200, isBoundingBox: true },
}

/** Returns the settings of a preset, or the defaults. */
export const presetOf = (name: PresetName | undefined): Settings => ({ ...defaults, ...(name && presets[name]) })

type Chosen = { [Name in Exclude<keyof Settings, 'isBoundingBox'>]?: Settings[Name] | undefined } & {
  preset?: PresetName | undefined
}

/** Resolves each setting from the chosen ones, else from the preset, else from the defaults. */
export function resolveSettings({ preset, ...chosen }: Chosen): Settings {
  const base = presetOf(preset)
  const isSized = chosen.width !== undefined || chosen.height !== undefined
  return {
    format: chosen.format ?? base.format,
    quality: chosen.quality ?? base.quality,
    keepTransparency: chosen.keepTransparency ?? base.keepTransparency,
    // A given side replaces both sides of the preset: the other side of the preset would also limit the size.
    width: isSized ? chosen.width : base.width,
    height: isSized ? chosen.height : base.height,
    isBoundingBox: !isSized && base.isBoundingBox,
  }
}
