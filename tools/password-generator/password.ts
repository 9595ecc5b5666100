import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { systemRandom } from '#lib/random/random-bytes.ts'
import { graphemesIn } from '#lib/text/graphemes.ts'
import { countPasswords } from './characters/count-passwords.ts'
import { passwordGenerator } from './characters/draw-password.ts'
import { errors } from './errors.ts'
import { bitsOf, entropy } from './text/bits.ts'
import { crackTimeOf, timeText } from './text/crack-time.ts'

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

type PasswordSettings = typeof defaults

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

const settingFields = {
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
function resolveSettings({ preset, ...chosen }: Chosen): PasswordSettings {
  const set = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined))
  return { ...defaults, ...(preset && presets[preset]), ...set }
}

/** Generates passwords, uniformly distributed over all that the settings allow. */
export const password = defineOperation('password', {
  input: { ...settingFields, count: z.int().min(1).max(1000).default(1) },
  output: { passwords: textOf('text/plain'), bits: entropy(), crackTime: timeText },
  run({ count, ...chosen }) {
    const settings = resolveSettings(chosen)
    const { lower, upper, digits, symbols, length, eachKind, noRepeats } = settings
    if (!lower && !upper && !digits && !symbols) throw errors.noKinds()
    const kinds = characterKinds(settings)
    const size = kinds.flat().length
    // A single character makes no password, even repeated.
    if (size < (noRepeats ? length : 2)) throw errors.tooFew({ count: size, length })

    const sizes = kinds.map((characters) => characters.length)
    const bits = bitsOf(countPasswords({ sizes, length, eachKind, noRepeats }))
    const draw = passwordGenerator(kinds, { length, eachKind, noRepeats }, systemRandom())
    return { passwords: Array.from({ length: count }, draw).join('\n'), bits, crackTime: crackTimeOf(bits) }
  },
})

interface CharacterChoice {
  lower: boolean
  upper: boolean
  digits: boolean
  symbols: boolean
  symbolSet: string
  exclude: string
  avoidAmbiguous: boolean
}

/**
 * Lists the characters of each chosen kind, without empty kinds; no character is in two kinds. Line breaks and other
 * invisible characters are removed, since each password is a line.
 */
function characterKinds(choice: CharacterChoice): string[][] {
  const excluded = new Set(graphemesIn(choice.exclude + (choice.avoidAmbiguous ? ambiguous : '')))
  const kinds = [
    choice.lower ? 'abcdefghijklmnopqrstuvwxyz' : '',
    choice.upper ? 'ABCDEFGHIJKLMNOPQRSTUVWXYZ' : '',
    choice.digits ? '0123456789' : '',
    choice.symbols ? choice.symbolSet : '',
  ]
  return kinds
    .map((characters) =>
      Array.from(graphemesIn(characters)).filter((character) => {
        if (excluded.has(character) || /[\p{Cc}\p{Cs}]/u.test(character)) return false
        excluded.add(character)
        return true
      }),
    )
    .filter(({ length }) => length > 0)
}

/** Characters that are easily confused when read aloud or copied by hand. */
const ambiguous = '0OoIl1|'
