import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { systemRandom } from '#lib/random/random-bytes.ts'
import { graphemesIn } from '#lib/text/graphemes.ts'
import { countPasswords } from './characters/count-passwords.ts'
import { passwordGenerator } from './characters/draw-password.ts'
import { resolveSettings, settingFields } from './characters/settings.ts'
import { errors } from './errors.ts'
import { bitsOf, entropy } from './text/bits.ts'
import { crackTimeOf, timeText } from './text/crack-time.ts'

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
