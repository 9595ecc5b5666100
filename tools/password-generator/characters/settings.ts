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
  /** For typing on a television: no symbols, no ambiguous characters. */
  wifi: { length: 20, symbols: false, avoidAmbiguous: true },
} satisfies Record<string, Partial<PasswordSettings>>

// Fields of presets have no default in the schema, to tell whether they were set. Pages and documentation show the
// default without a preset.
const withShownDefault = <Schema extends z.ZodType>(name: keyof PasswordSettings, schema: Schema) =>
  schema.optional().meta({ default: defaults[name] })

export const settingFields = {
  length: withShownDefault('length', z.int().min(4).max(1024)),
  lower: withShownDefault('lower', z.boolean()),
  upper: withShownDefault('upper', z.boolean()),
  digits: withShownDefault('digits', z.boolean()),
  symbols: withShownDefault('symbols', z.boolean()),
  symbolSet: withShownDefault('symbolSet', z.string().max(200)),
  exclude: withShownDefault('exclude', z.string().max(1000)),
  avoidAmbiguous: withShownDefault('avoidAmbiguous', z.boolean()),
  eachKind: withShownDefault('eachKind', z.boolean()),
  noRepeats: withShownDefault('noRepeats', z.boolean()),
  preset: z.enum(['strong', 'pin', 'wifi']).optional(),
}

type Chosen = { [Name in keyof PasswordSettings]?: PasswordSettings[Name] | undefined } & {
  preset?: keyof typeof presets | undefined
}

/** Resolves each setting from the chosen ones, else from the preset, else from the defaults. */
export function resolveSettings({ preset, ...chosen }: Chosen): PasswordSettings {
  const set = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined))
  return { ...defaults, ...(preset && presets[preset]), ...set }
}
