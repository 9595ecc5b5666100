import type { WritableFormat } from '#lib/imaging/formats/format-definition.ts'

export const presetNames = ['web', 'jpeg-high', 'png-transparent', 'thumbnail'] as const

type PresetName = (typeof presetNames)[number]

/** How one image is to be written. */
export interface Settings {
  format: WritableFormat
  /** 1 to 100, as JPEG counts it. */
  quality: number
  keepTransparency: boolean
  width: number | undefined
  height: number | undefined
  /** The size is a frame to fit into, which no image is enlarged for. */
  isFrame: boolean
}

export const defaultFormat = 'png' satisfies WritableFormat

const defaults: Settings = {
  format: defaultFormat,
  quality: 85,
  keepTransparency: true,
  width: undefined,
  height: undefined,
  isFrame: false,
}

const presets: Record<PresetName, Partial<Settings>> = {
  web: { format: 'webp', quality: 80 },
  'jpeg-high': { format: 'jpeg', quality: 95 },
  'png-transparent': { format: 'png', keepTransparency: true },
  thumbnail: { format: 'jpeg', quality: 80, width: 200, height: 200, isFrame: true },
}

/** Finds what a preset sets; without a name the defaults. */
export const presetOf = (name: PresetName | undefined): Settings => ({ ...defaults, ...(name && presets[name]) })

type Chosen = { [Name in Exclude<keyof Settings, 'isFrame'>]?: Settings[Name] | undefined } & {
  preset?: PresetName | undefined
}

/** Takes every setting from what was chosen, else from the preset, else from the defaults. */
export function resolveSettings({ preset, ...chosen }: Chosen): Settings {
  const base = presetOf(preset)
  const isSized = chosen.width !== undefined || chosen.height !== undefined
  return {
    format: chosen.format ?? base.format,
    quality: chosen.quality ?? base.quality,
    keepTransparency: chosen.keepTransparency ?? base.keepTransparency,
    // A size that is given is the whole size: the preset's other side would crop what nobody asked to be cropped.
    width: isSized ? chosen.width : base.width,
    height: isSized ? chosen.height : base.height,
    isFrame: !isSized && base.isFrame,
  }
}
