import type { Location } from './location.ts'

/** Writes a location as a normalized JSONPath (RFC 9535, section 2.7). */
export const normalizedPath = (location: Location): string =>
  `$${location.map((step) => `[${typeof step === 'number' ? step : `'${escapeName(step)}'`}]`).join('')}`

// Between quotes of its own kind JSON escapes the same, save for the quote itself.
const escapeName = (name: string): string =>
  JSON.stringify(name).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")
