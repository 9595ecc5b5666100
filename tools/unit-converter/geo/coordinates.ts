import type { Fraction } from '#lib/numbers/fraction.ts'

/** In degrees, north and east above 0. */
export interface Coordinates {
  latitude: Fraction
  longitude: Fraction
}
