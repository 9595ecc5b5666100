import { readableFormats, writableFormats } from '#lib/imaging/formats/all-formats.ts'
import { defaultFormat } from './settings.ts'

/** The formats that images can be converted to, the default first. */
export const targetFormats = [defaultFormat, ...writableFormats.filter((name) => name !== defaultFormat)] as const

/** The formats that can be read. */
export const sourceFormats = [
  ...targetFormats,
  ...readableFormats.filter((name) => !targetFormats.some((target) => target === name)),
] as const
