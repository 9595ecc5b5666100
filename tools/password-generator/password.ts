import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { systemRandom } from '#lib/random/random-bytes.ts'
import { countPasswords } from './characters/count-passwords.ts'
import { passwordDrawer } from './characters/draw-password.ts'
import { characterKinds } from './characters/kinds.ts'
import { resolveSettings, settingFields } from './characters/settings.ts'
import { errors } from './errors.ts'
import { bitsOf, entropy } from './text/bits.ts'
import { crackTimeOf, timeText } from './text/crack-time.ts'

/** Generates passwords, each of those that the settings allow as likely as every other. */
export const password = defineOperation('password', {
  input: { ...settingFields, count: z.int().min(1).max(1000).default(1) },
  output: { passwords: textOf('text/plain'), bits: entropy(), crackTime: timeText },
  run({ count, ...chosen }) {
    const settings = resolveSettings(chosen)
    const { lower, upper, digits, symbols, length, eachKind, noRepeats } = settings
    if (!lower && !upper && !digits && !symbols) throw errors.noKinds()
    const kinds = characterKinds(settings)
    const size = kinds.flat().length
    // One character alone makes no password, however often it is repeated.
    if (size < (noRepeats ? length : 2)) throw errors.tooFew({ count: size, length })

    const sizes = kinds.map((characters) => characters.length)
    const bits = bitsOf(countPasswords({ sizes, length, eachKind, noRepeats }))
    const draw = passwordDrawer(kinds, { length, eachKind, noRepeats }, systemRandom())
    return { passwords: Array.from({ length: count }, draw).join('\n'), bits, crackTime: crackTimeOf(bits) }
  },
})
