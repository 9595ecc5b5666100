import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { fractionOf, readDecimal, writePlain } from '#lib/numbers/decimal.ts'
import { add, compare, divideRounded, type Fraction, fraction, multiply } from '#lib/numbers/fraction.ts'
import { errors } from './errors.ts'
import type { Coordinates } from './geo/coordinates.ts'
import { decodeGeohash, encodeGeohash } from './geo/geohash.ts'
import { normalize } from './read/normalize.ts'

/** Converts coordinates to decimal degrees, to degrees, minutes and seconds, and to a geohash. */
export const coordinates = defineOperation('coordinates', {
  input: { text: z.string() },
  output: { decimal: z.string(), dms: z.string(), geohash: z.string() },
  run({ text }) {
    if (text.trim() === '') throw errors.badCoordinates()
    const point = text.length > maxLength ? undefined : readCoordinates(text)
    if (!point) throw errors.badCoordinates()
    const { latitude, longitude } = point
    return {
      decimal: `${inDegrees(latitude)}, ${inDegrees(longitude)}`,
      dms: `${inSeconds(latitude, 'N', 'S')} ${inSeconds(longitude, 'E', 'W')}`,
      geohash: encodeGeohash(point, 12),
    }
  },
})

/** In characters. */
const maxLength = 200

/** With eight decimals of a degree, which is about a millimeter. */
const inDegrees = ({ numerator, denominator }: Fraction): string =>
  writePlain({ digits: divideRounded(numerator * 10n ** 8n, denominator), exponent: -8 })

/** With three decimals of a second, which is some centimeters. */
function inSeconds({ numerator, denominator }: Fraction, positive: string, negative: string): string {
  const thousandths = divideRounded((numerator < 0n ? -numerator : numerator) * 3_600_000n, denominator)
  const [minutes, rest] = [thousandths / 60_000n, thousandths % 60_000n]
  const seconds = writePlain({ digits: rest, exponent: -3 })
  return `${minutes / 60n}°${minutes % 60n}′${seconds}″${numerator < 0n ? negative : positive}`
}

/**
 * Parses a latitude and a longitude in degrees, with or without minutes and seconds, with signs or hemispheres, which
 * allow either order; or a geohash. Undefined for anything else.
 */
function readCoordinates(text: string): Coordinates | undefined {
  const whole = normalize(text)
  if (/^(?=.*[a-z])[0-9b-hjkmnp-z]{4,12}$/i.test(whole)) return decodeGeohash(whole.toLowerCase())
  const rest = whole.replace(/[+-]?\d+(?:\.\d+)?/g, ' ').replace(/[NSEW北南东西]/gi, ' ')
  if (/[^ °'"度分秒纬经:,;]/.test(rest)) return undefined
  const numbers = whole.match(/[+-]?\d+(?:\.\d+)?/g) ?? []
  const half = numbers.length / 2
  if (![1, 2, 3].includes(half)) return undefined
  const hemispheres = (whole.match(/[NSEW北南东西]/gi) ?? []).map((sign) => sign.toUpperCase())
  const [first, second] = [anglesOf(numbers.slice(0, half)), anglesOf(numbers.slice(half))]
  if (!first || !second) return undefined
  return inOrder(first, second, hemispheres)
}

/** Assigns two angles to latitude and longitude by their hemispheres; south and west are negative. */
function inOrder(first: Fraction, second: Fraction, [one, other, more]: string[]): Coordinates | undefined {
  if (one === undefined) return within({ latitude: first, longitude: second })
  if (other === undefined || more !== undefined) return undefined
  const isLatitude = (sign: string) => /[NS北南]/.test(sign)
  const signed = (angle: Fraction, sign: string) => (/[SW南西]/.test(sign) ? multiply(angle, fraction(-1n)) : angle)
  if (isLatitude(one) === isLatitude(other)) return undefined
  const [a, b] = [signed(first, one), signed(second, other)]
  return within(isLatitude(one) ? { latitude: a, longitude: b } : { latitude: b, longitude: a })
}

function within({ latitude, longitude }: Coordinates): Coordinates | undefined {
  const isWithin = (angle: Fraction, max: bigint) =>
    compare(angle, fraction(max)) <= 0 && compare(angle, fraction(-max)) >= 0
  return isWithin(latitude, 90n) && isWithin(longitude, 180n) ? { latitude, longitude } : undefined
}

/** Converts degrees, minutes and seconds to degrees. Only the last may have a fraction, and only the first a sign. */
function anglesOf(numbers: string[]): Fraction | undefined {
  const isWrong = numbers.some(
    (number, at) => (at > 0 && !(Number(number) >= 0 && Number(number) < 60)) || (at > 0 && /^[+-]/.test(number)),
  )
  if (isWrong || numbers.slice(0, -1).some((number) => number.includes('.'))) return undefined
  const sizes = [1n, 60n, 3600n]
  const angle = numbers.reduce((sum, number, at) => {
    const decimal = readDecimal(number.replace(/^[+-]/, '')) ?? { digits: 0n, exponent: 0 }
    return add(sum, multiply(fractionOf(decimal), fraction(1n, sizes[at])))
  }, fraction(0n))
  return numbers[0]?.startsWith('-') ? multiply(angle, fraction(-1n)) : angle
}
