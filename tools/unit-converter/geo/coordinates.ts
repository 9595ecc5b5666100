import type { Fraction } from '#lib/numbers/fraction.ts'

/** In degrees; north and east are positive. */
export interface Coordinates {
  latitude: Fraction
  longitude: Fraction
}
