import type { LengthChecks } from './checks.ts'
import type { Expression } from './expressions.ts'
import { bothLengths, eitherLength } from './merge-checks.ts'

/** What a schema says of arrays. */
export interface ArrayRules {
  /** What any of its items may be; undefined where that is anything. */
  items?: Expression | undefined
  /** The same by places, if it says so. */
  tuple?: TupleRules | undefined
  checks?: LengthChecks | undefined
}

/** An array whose first items have a schema each. */
export interface TupleRules {
  first: Expression[]
  /** The schema of further items; undefined where they may be anything. */
  rest?: Expression | undefined
  /** Whether there are no further items. */
  isClosed: boolean
}

/** Combines expressions; undefined ones allow anything. */
type Combine = (expressions: readonly (Expression | undefined)[]) => Expression | undefined

/** The rules of arrays that match all of several. */
export function intersectArrays(rules: readonly ArrayRules[], all: Combine, anything: Expression): ArrayRules {
  const closed = rules.flatMap(({ tuple }) => (tuple?.isClosed ? [tuple.first.length] : []))
  const longest = Math.max(...rules.map(({ tuple }) => tuple?.first.length ?? 0))
  const length = Math.min(longest, ...closed)
  const at = (index: number) =>
    all(rules.map(({ items, tuple }) => (tuple ? (tuple.first[index] ?? tuple.rest) : items))) ?? anything
  return {
    items: all(rules.map(({ items }) => items)),
    tuple: rules.some(({ tuple }) => tuple)
      ? {
          first: Array.from({ length }, (_, index) => at(index)),
          rest: all(rules.map(({ items, tuple }) => (tuple ? tuple.rest : items))),
          isClosed: closed.length > 0,
        }
      : undefined,
    checks: bothLengths(rules.map(({ checks = {} }) => checks)),
  }
}

/** The rules of arrays that match one of several: by places only where all have as many. */
export function uniteArrays(rules: readonly ArrayRules[], any: Combine, anything: Expression): ArrayRules {
  const tuples = rules.flatMap(({ tuple }) => tuple ?? [])
  const [one] = tuples
  const isAlike =
    tuples.length === rules.length &&
    tuples.every(({ first, isClosed }) => first.length === one?.first.length && isClosed === one.isClosed)
  return {
    items: any(rules.map(({ items }) => items)),
    tuple:
      one && isAlike
        ? {
            first: one.first.map((_, index) => any(tuples.map(({ first }) => first[index])) ?? anything),
            rest: any(tuples.map(({ rest }) => rest)),
            isClosed: one.isClosed,
          }
        : undefined,
    checks: eitherLength(rules.map(({ checks = {} }) => checks)),
  }
}
