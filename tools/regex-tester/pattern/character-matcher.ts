/** Tells whether a part of a pattern matches a character. */
export type CharacterMatcher = (character: string) => boolean

/**
 * Tells which characters a part of a pattern matches that matches one: a letter, an escape, a class. The platform's own
 * engine tests each character once.
 *
 * @param source in ECMAScript's syntax, such as `[a-f\d]`
 * @param flags those of `i`, `s`, `u` and `v` that hold there
 */
export function characterMatcherOf(source: string, flags: string): CharacterMatcher {
  const pattern = new RegExp(`^(?:${source})$`, flags)
  const cache = new Map<string, boolean>()
  return (character) => {
    const fits = cache.get(character) ?? pattern.test(character)
    cache.set(character, fits)
    return fits
  }
}

/** Writes a character as a pattern that matches only it, or its other case under the flag i. */
export const escapedCharacter = (character: string, flags: string): string =>
  /[uv]/.test(flags)
    ? `\\u{${character.codePointAt(0)?.toString(16)}}`
    : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
