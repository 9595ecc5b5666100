import { keywords } from '#lib/go/keywords.ts'

/** Makes a name that Go takes for a package: letters, digits and underlines, no keyword. */
export function packageNameOf(given: string): string {
  const name = given.trim().replace(/[^\p{L}\p{Nd}_]+/gu, '_') || 'model'
  return /^\p{Nd}/u.test(name) || keywords.has(name) || name === '_' ? `p${name}` : name
}
