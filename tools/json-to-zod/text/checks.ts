import type { Bound, LengthChecks, NumberChecks, StringChecks } from '#lib/json-shape/schema/checks.ts'
import type { Tuple } from '#lib/json-shape/shape.ts'

/** The methods that check a number. */
export const numberMethods = ({ lower, upper, steps = [] }: NumberChecks = {}): string[] => [
  ...(lower ? [`.${lower.isExclusive ? 'gt' : 'min'}(${literal(lower)})`] : []),
  ...(upper ? [`.${upper.isExclusive ? 'lt' : 'max'}(${literal(upper)})`] : []),
  ...steps.map((step) => `.multipleOf(${literal({ lexeme: step })})`),
]

/** Whole numbers keep all their digits; others are written as JavaScript writes them. */
const literal = ({ lexeme }: Pick<Bound, 'lexeme'>): string =>
  /^-?\d+$/.test(lexeme) ? lexeme : String(Number(lexeme))

/** The methods that check a string. */
export const stringMethods = ({ patterns = [], ...lengths }: StringChecks = {}): string[] => [
  ...lengthMethods(lengths),
  ...patterns.map((pattern) => `.regex(${pattern})`),
]

/** The methods that check how long a string or an array is. */
export function lengthMethods({ min, max }: LengthChecks = {}): string[] {
  if (min !== undefined && min === max) return [`.length(${min})`]
  return [...(min === undefined ? [] : [`.min(${min})`]), ...(max === undefined ? [] : [`.max(${max})`])]
}

/** The methods that check how long a tuple is, which has none for that; what its items ask for already is left out. */
export function tupleLengthMethods({ first, rest }: Tuple, { min = 0, max }: LengthChecks = {}): string[] {
  const isLonger = min > first.length
  const isShorter = max !== undefined && (rest !== undefined || max < first.length)
  return [
    ...(isLonger ? [`.refine((items) => items.length >= ${min})`] : []),
    ...(isShorter ? [`.refine((items) => items.length <= ${max})`] : []),
  ]
}
