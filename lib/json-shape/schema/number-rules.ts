import type { NumberSize } from '../shape.ts'
import type { NumberChecks } from './checks.ts'
import { bothNumbers, eitherNumber } from './merge-checks.ts'

/** A schema's constraints on numbers. */
export interface NumberRules {
  isInteger: boolean
  min?: bigint | undefined
  max?: bigint | undefined
  /** The size if it is explicit: from a format, or from literals. */
  size?: NumberSize | undefined
  /** The limits as they are written, which are not only whole numbers. */
  checks?: NumberChecks | undefined
}

/** Returns the intersection of rules. */
export function intersectNumbers(rules: readonly NumberRules[]): NumberRules {
  const sizes = rules.flatMap(({ size }) => size ?? [])
  return {
    isInteger: rules.some(({ isInteger }) => isInteger),
    min: rules.reduce<bigint | undefined>((min, rule) => larger(min, rule.min), undefined),
    max: rules.reduce<bigint | undefined>((max, rule) => larger(max, rule.max, -1), undefined),
    size: sizes.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))[0],
    checks: bothNumbers(rules.map(({ checks = {} }) => checks)),
  }
}

/** Returns the union of rules. */
export function unionNumbers(rules: readonly NumberRules[]): NumberRules {
  const sizes = rules.map(sizeOf)
  const has = (...wanted: NumberSize[]) => sizes.some((size) => wanted.includes(size))
  const isInteger = !has('double', 'decimal')
  const widest = order[Math.max(...sizes.map((size) => order.indexOf(size)))] ?? 'double'
  const checks = eitherNumber(rules.map((rule) => rule.checks ?? {}))
  if (isInteger) return { isInteger, size: widest === 'uint64' && has('int53', 'int64') ? 'integer' : widest, checks }
  // A double holds no integer of more than 53 bits.
  return { isInteger, size: has('decimal', 'int64', 'uint64', 'integer') ? 'decimal' : 'double', checks }
}

/** The smallest size that holds all numbers that fit; of integers without bounds those that JavaScript holds exactly. */
export function sizeOf({ isInteger, min, max, size }: NumberRules): NumberSize {
  if (size && (!isInteger || integers.includes(size))) return size
  if (!isInteger) return 'double'
  const lowest = min ?? (max !== undefined && max < -safe ? max : -safe)
  const highest = max ?? (min !== undefined && min > safe ? min : safe)
  const within = (low: bigint, high: bigint) => lowest >= low && highest <= high
  if (within(-(2n ** 31n), 2n ** 31n - 1n)) return 'int32'
  if (within(-safe, safe)) return 'int53'
  if (within(-(2n ** 63n), 2n ** 63n - 1n)) return 'int64'
  return within(0n, 2n ** 64n - 1n) ? 'uint64' : 'integer'
}

/** Reads a bound as the nearest integer within it. */
export function integerBound(lexeme: string, round: (value: number) => number): bigint {
  if (/^-?\d{1,40}$/.test(lexeme)) return BigInt(lexeme)
  const value = round(Number(lexeme))
  if (Math.abs(value) < 1e40) return BigInt(value)
  return value < 0 ? -(10n ** 40n) : 10n ** 40n
}

const larger = (one: bigint | undefined, other: bigint | undefined, sign = 1): bigint | undefined => {
  if (one === undefined || other === undefined) return one ?? other
  return one > other === sign > 0 ? one : other
}

const integers: NumberSize[] = ['int32', 'int53', 'int64', 'uint64', 'integer']
const order: NumberSize[] = [...integers, 'double', 'decimal']
const safe = BigInt(Number.MAX_SAFE_INTEGER)
