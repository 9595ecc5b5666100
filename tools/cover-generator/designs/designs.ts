import { aurora } from './aurora.ts'
import { business } from './business.ts'
import { creative } from './creative.ts'
import type { Design } from './design.ts'
import { geometric } from './geometric.ts'
import { ink } from './ink.ts'
import { minimal } from './minimal.ts'
import { nature } from './nature.ts'
import { pastel } from './pastel.ts'
import { retro } from './retro.ts'
import { split } from './split.ts'
import { tech } from './tech.ts'

/** The presets by name, in the order in which they are offered. */
export const designs = {
  tech,
  business,
  creative,
  minimal,
  aurora,
  geometric,
  ink,
  split,
  retro,
  nature,
  pastel,
} satisfies Record<string, Design>

export type PresetName = keyof typeof designs

export const presetNames = Object.keys(designs) as PresetName[]
