/** Writes a location as a JSON Pointer (RFC 6901). */
export const jsonPointerOf = (location: readonly (string | number)[]): string =>
  location.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/** Reads a JSON Pointer as the steps it is made of, an index as its digits; undefined where it is none. */
export function parsePointer(pointer: string): string[] | undefined {
  if ((pointer !== '' && !pointer.startsWith('/')) || /~(?![01])/.test(pointer)) return undefined
  const steps = pointer.split('/').slice(1)
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** Reads the index of an item: digits, without zeros before them (RFC 6901, section 4). */
export const parseIndex = (step: string): number | undefined =>
  /^(?:0|[1-9]\d*)$/.test(step) ? Number(step) : undefined
