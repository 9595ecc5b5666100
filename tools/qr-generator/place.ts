import { z } from 'zod'
import { defineContent } from './contents/content-operation.ts'
import { escapeUrl } from './contents/escape.ts'

/** Generates a code that opens a map (RFC 5870). */
export const place = defineContent('place', {
  input: {
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    label: z.string().default(''),
  },
  write({ latitude, longitude, label }) {
    const point = `${plain(latitude)},${plain(longitude)}`
    return `geo:${point}${label && `?q=${point}(${escapeUrl(label)})`}`
  },
})

/** Rounds to six decimals, ten centimeters, so that small numbers have no exponent. */
const plain = (degrees: number): string => String(Number(degrees.toFixed(6)))
