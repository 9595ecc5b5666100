/** Says whether a part of a pattern takes a character. */
export type Fits = (character: string) => boolean

/**
 * Tells which characters a part of a pattern matches that matches one: a letter, an escape, a class. The platform's own
 * engine tests each character once.
 *
 * @param source in ECMAScript's syntax, such as `[a-f\d]`
 * @param flags those of `i`, `s`, `u` and `v` that hold there
 */
export function fitsOf(source: string, flags: string): Fits {
  const pattern = new RegExp(`^(?:${source})$`, flags)
  const cache = new Map<string, boolean>()
  return (character) => {
    const fits = cache.get(character) ?? pattern.test(character)
    cache.set(character, fits)
    return fits
  }
}

/** Writes a character as a part of a pattern that takes it alone, cases apart. */
export const escapedCharacter = (character: string, flags: string): string =>
  /[uv]/.test(flags)
    ? `\\u{${character.codePointAt(0)?.toString(16)}}`
    : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
