import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { writePlain } from '#lib/numbers/decimal.ts'
import { divideRounded, type Fraction } from '#lib/numbers/fraction.ts'
import { errors } from './errors.ts'
import { encodeGeohash } from './geo/geohash.ts'
import { readCoordinates } from './geo/read-coordinates.ts'

/** Writes coordinates as decimal degrees, as degrees, minutes and seconds, and as a geohash. */
export const coordinates = defineOperation('coordinates', {
  input: { text: z.string() },
  output: { decimal: z.string(), dms: z.string(), geohash: z.string() },
  run({ text }) {
    if (text.trim() === '') throw errors.badCoordinates()
    const found = text.length > maxLength ? undefined : readCoordinates(text)
    if (!found) throw errors.badCoordinates()
    const { latitude, longitude } = found
    return {
      decimal: `${inDegrees(latitude)}, ${inDegrees(longitude)}`,
      dms: `${inSeconds(latitude, 'N', 'S')} ${inSeconds(longitude, 'E', 'W')}`,
      geohash: encodeGeohash(found, 12),
    }
  },
})

/** In characters. */
const maxLength = 200

/** To a millimeter: eight decimals of a degree. */
const inDegrees = ({ numerator, denominator }: Fraction): string =>
  writePlain({ digits: divideRounded(numerator * 10n ** 8n, denominator), exponent: -8 })

/** To some centimeters: three decimals of a second. */
function inSeconds({ numerator, denominator }: Fraction, positive: string, negative: string): string {
  const thousandths = divideRounded((numerator < 0n ? -numerator : numerator) * 3_600_000n, denominator)
  const [minutes, rest] = [thousandths / 60_000n, thousandths % 60_000n]
  const seconds = writePlain({ digits: rest, exponent: -3 })
  return `${minutes / 60n}°${minutes % 60n}′${seconds}″${numerator < 0n ? negative : positive}`
}
