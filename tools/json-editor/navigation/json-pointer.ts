/** Writes a location as a JSON Pointer (RFC 6901). */
export const jsonPointerOf = (location: readonly (string | number)[]): string =>
  location.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
