import type { Bound, LengthChecks, NumberChecks, StringChecks } from './checks.ts'

/** The checks of several schemas that all have to match: the stricter of each. */
export const bothNumbers = (checks: readonly NumberChecks[]): NumberChecks => ({
  lower: stricter(
    checks.map(({ lower }) => lower),
    1,
  ),
  upper: stricter(
    checks.map(({ upper }) => upper),
    -1,
  ),
  steps: listed(checks.flatMap(({ steps = [] }) => steps)),
})

/** The checks of several schemas of which one has to match: only what all of them ask for. */
export const eitherNumber = (checks: readonly NumberChecks[]): NumberChecks => ({
  lower: looser(
    checks.map(({ lower }) => lower),
    1,
  ),
  upper: looser(
    checks.map(({ upper }) => upper),
    -1,
  ),
  steps: listed(shared(checks.map(({ steps = [] }) => steps))),
})

export const bothStrings = (checks: readonly StringChecks[]): StringChecks => ({
  ...bothLengths(checks),
  patterns: listed(checks.flatMap(({ patterns = [] }) => patterns)),
})

export const eitherString = (checks: readonly StringChecks[]): StringChecks => ({
  ...eitherLength(checks),
  patterns: listed(shared(checks.map(({ patterns = [] }) => patterns))),
})

export const bothLengths = (checks: readonly LengthChecks[]): LengthChecks => ({
  min: checks.reduce<number | undefined>(
    (all, { min }) => (min === undefined ? all : Math.max(all ?? 0, min)),
    undefined,
  ),
  max: checks.reduce<number | undefined>(
    (all, { max }) => (max === undefined ? all : Math.min(all ?? max, max)),
    undefined,
  ),
})

export function eitherLength(checks: readonly LengthChecks[]): LengthChecks {
  const smallest = Math.min(...checks.map(({ min = 0 }) => min))
  const greatest = Math.max(...checks.map(({ max = Number.POSITIVE_INFINITY }) => max))
  return { min: smallest > 0 ? smallest : undefined, max: Number.isFinite(greatest) ? greatest : undefined }
}

/** @param inward 1 for lower bounds, -1 for upper ones */
const stricter = (bounds: readonly (Bound | undefined)[], inward: 1 | -1): Bound | undefined =>
  bounds.reduce(
    (one, other) => (one && other ? (compare(one, other, inward) < 0 ? other : one) : (one ?? other)),
    undefined,
  )

const looser = (bounds: readonly (Bound | undefined)[], inward: 1 | -1): Bound | undefined =>
  bounds.reduce((one, other) => (one && other ? (compare(one, other, inward) > 0 ? other : one) : undefined))

function compare(one: Bound, other: Bound, inward: 1 | -1): number {
  const difference = (Number(one.lexeme) - Number(other.lexeme)) * inward
  return difference === 0 ? Number(one.isExclusive) - Number(other.isExclusive) : difference
}

/** Regular expressions are the same where they are written alike. */
function distinct<Item extends string | RegExp>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [String(item), item])).values()]
}

function listed<Item extends string | RegExp>(items: readonly Item[]): Item[] | undefined {
  return items.length > 0 ? distinct(items) : undefined
}

function shared<Item extends string | RegExp>([first = [], ...others]: readonly Item[][]): Item[] {
  const sets = others.map((items) => new Set(items.map(String)))
  return first.filter((item) => sets.every((set) => set.has(String(item))))
}
