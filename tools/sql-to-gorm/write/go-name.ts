import { initialisms } from '#lib/go/initialisms.ts'

/**
 * Converts an SQL name to an exported Go name: `user_id` becomes UserID. Chinese characters are kept, with X before
 * them as they have no upper case.
 */
export function goName(name: string): string {
  const words = name
    .replace(/(\p{Ll}|\d)(?=\p{Lu})/gu, '$1_')
    .split(/[^\p{L}\p{Nd}]+/u)
    .filter(Boolean)
  const joined = words.map(goWord).join('')
  return /^\p{Lu}/u.test(joined) ? joined : `X${joined}`
}

function goWord(word: string): string {
  const upper = word.toUpperCase()
  if (initialisms.has(upper)) return upper
  if (word.endsWith('s') && initialisms.has(upper.slice(0, -1))) return `${upper.slice(0, -1)}s`
  const rest = word.slice(1)
  return word.slice(0, 1).toUpperCase() + (word === upper ? rest.toLowerCase() : rest)
}
