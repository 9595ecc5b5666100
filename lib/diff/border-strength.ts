import type { BorderStrength } from './slide-changes.ts'
import { type ComparisonMode, type Tokens, textBetween } from './tokens.ts'

/** Says how well a text divides before each of its tokens: at the ends best, then at blank lines, lines, spaces and signs. */
export function borderStrengthOf(tokens: Tokens, mode: ComparisonMode): BorderStrength {
  const tokenAt = (index: number) => textBetween(tokens, index, index + 1)
  const strength = mode === 'lines' ? lineStrength : pieceStrength
  return (index) =>
    index === 0 || index === tokens.ids.length ? strongest : strength(tokenAt(index - 1), tokenAt(index))
}

const strongest = 100

/** The less a line is indented, the more begins with it; a blank line belongs to what is before it. */
function lineStrength(before: string, after: string): number {
  if (isBlank(after)) return 0
  const indent = Math.min(40, after.slice(0, 40).search(/\S|$/))
  return 50 - indent + (isBlank(before) ? 20 : 0)
}

function pieceStrength(before: string, after: string): number {
  if (before.endsWith('\n')) return 50
  if (isBlank(before)) return 30
  if (isBlank(after)) return 25
  return isWord(before) && isWord(after) ? 0 : 20
}

const isBlank = (text: string): boolean => !/\S/.test(text)
const isWord = (text: string): boolean => /^[\p{L}\p{M}\p{N}_]/u.test(text)
