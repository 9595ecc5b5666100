import { z } from 'zod'

const defaults = {
  length: 16,
  lower: true,
  upper: true,
  digits: true,
  symbols: true,
  symbolSet: '!@#$%^&*()-_=+[]{};:,.?',
  exclude: '',
  avoidAmbiguous: false,
  eachKind: true,
  noRepeats: false,
}

export type PasswordSettings = typeof defaults

const presets = {
  strong: { length: 24 },
  pin: { length: 6, lower: false, upper: false, symbols: false },
  /** Typed by hand on a television: no symbols, and nothing to mistake. */
  wifi: { length: 20, symbols: false, avoidAmbiguous: true },
} satisfies Record<string, Partial<PasswordSettings>>

// What a preset sets has no default in the schema: a field that was set must be told from one that was not. What pages and
// documentation say of it is the default without a preset.
const shown = <Schema extends z.ZodType>(name: keyof PasswordSettings, schema: Schema) =>
  schema.optional().meta({ default: defaults[name] })

export const settingFields = {
  length: shown('length', z.int().min(4).max(1024)),
  lower: shown('lower', z.boolean()),
  upper: shown('upper', z.boolean()),
  digits: shown('digits', z.boolean()),
  symbols: shown('symbols', z.boolean()),
  symbolSet: shown('symbolSet', z.string().max(200)),
  exclude: shown('exclude', z.string().max(1000)),
  avoidAmbiguous: shown('avoidAmbiguous', z.boolean()),
  eachKind: shown('eachKind', z.boolean()),
  noRepeats: shown('noRepeats', z.boolean()),
  preset: z.enum(['strong', 'pin', 'wifi']).optional(),
}

type Chosen = { [Name in keyof PasswordSettings]?: PasswordSettings[Name] | undefined } & {
  preset?: keyof typeof presets | undefined
}

/** Takes every setting from what was chosen, else from the preset, else from the defaults. */
export function resolveSettings({ preset, ...chosen }: Chosen): PasswordSettings {
  const set = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined))
  return { ...defaults, ...(preset && presets[preset]), ...set }
}
