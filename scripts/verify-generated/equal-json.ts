import { canonicalNumber, losesPrecision } from '#lib/json/decimal.ts'
import type { Generated } from './generated.ts'

/** Describes where the JSON written back differs from the original; undefined if the values are equal. */
export function findDifference(written: string, { json, lostKeys, nullOrMissingKeys }: Generated): string | undefined {
  const keep = (key: string, value: unknown) => !lostKeys.has(key) && !(value === null && nullOrMissingKeys.has(key))
  return differenceOf(parse(json, keep), parse(written, keep), '$')
}

/** A number as written in the text. */
class NumberText {
  lexeme: string

  constructor(lexeme: string) {
    this.lexeme = lexeme
  }
}

/** Parses JSON with all digits of numbers, and without the keys that need not be written back. */
function parse(text: string, keep: (key: string, value: unknown) => boolean): unknown {
  // TypeScript does not declare the context argument of revivers yet.
  const revive = (_key: string, value: unknown, context?: { source: string }): unknown => {
    if (typeof value === 'number') return new NumberText(context?.source ?? '')
    if (!isObject(value)) return value
    const members = Object.entries(value).map(([key, member]) => [key.toWellFormed(), member] as const)
    return Object.fromEntries(members.filter(([key, member]) => keep(key, member)))
  }
  return JSON.parse(text, revive as Parameters<typeof JSON.parse>[1])
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof NumberText)

function differenceOf(before: unknown, after: unknown, path: string): string | undefined {
  const difference = `${path} became ${show(after)}, was ${show(before)}`
  if (before instanceof NumberText && after instanceof NumberText)
    return isSameNumber(before.lexeme, after.lexeme) ? undefined : difference
  if (typeof before === 'string' && typeof after === 'string')
    return before.toWellFormed() === after.toWellFormed() ? undefined : difference
  const areContainers = (Array.isArray(before) && Array.isArray(after)) || (isObject(before) && isObject(after))
  if (!areContainers) return before === after ? undefined : difference
  const [old, now] = [before, after].map((container) => new Map(Object.entries(container as object)))
  for (const key of new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])) {
    const within = differenceOf(old?.get(key), now?.get(key), `${path}[${JSON.stringify(key)}]`)
    if (within) return within
  }
  return undefined
}

/** Compares all digits; numbers that a double represents exactly may be written differently. */
const isSameNumber = (before: string, after: string): boolean =>
  canonicalNumber(before) === canonicalNumber(after) || (!losesPrecision(before) && Number(before) === Number(after))

const show = (value: unknown): string =>
  value instanceof NumberText ? value.lexeme : (JSON.stringify(value)?.slice(0, 80) ?? 'nothing')
