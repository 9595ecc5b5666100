import { fractionOf, readDecimal } from '#lib/numbers/decimal.ts'
import { add, type Fraction, fraction, multiply } from '#lib/numbers/fraction.ts'
import { errors } from '../errors.ts'
import type { Unit } from '../table/read-table.ts'
import { findUnits, maxNameLength } from './find-units.ts'
import { normalize } from './normalize.ts'

/** A number with the candidates for its unit. */
export interface ValuePart {
  value: Fraction
  name: string
  units: Unit[]
}

/** In characters. */
export const maxValueLength = 1000

/**
 * Parses a value such as `5 ft 11 in`: a sequence of numbers with units. A sign before the first applies to all.
 *
 * @throws ToolError `empty` where a number or its unit is missing, `unknownUnit`, `tooLong`
 */
export function readValue(text: string): ValuePart[] {
  if (text.length > maxValueLength) throw errors.tooLong({ limit: maxValueLength })
  const whole = normalize(text)
  // Our own results are marked with ≈.
  const sign = /^(?:≈ ?)?(?:[+-] ?)?/.exec(whole)?.[0] ?? ''
  const parts: ValuePart[] = []
  for (let at = sign.length; at < whole.length; ) {
    const number = numberAt(whole, at)
    if (!number) throw parts.length === 0 ? errors.empty() : unknownAt(whole, at)
    at += number.length
    while (whole[at] === ' ') at++
    const unit = unitAt(whole, at)
    if (!unit) throw at >= whole.length ? errors.empty() : unknownAt(whole, at)
    const value = multiply(number.value, fraction(sign.includes('-') ? -unit.multiplier : unit.multiplier))
    parts.push({ value, name: unit.name, units: findUnits(unit.name) })
    at = unit.end
    while (/[ ,、]/.test(whole[at] ?? '')) at++
  }
  if (parts.length === 0) throw errors.empty()
  return parts
}

function unknownAt(whole: string, at: number) {
  const [unit = ''] = /^[^\d\s]*[^\s,、]*/.exec(whole.slice(at, at + 40)) ?? []
  return errors.unknownUnit({ unit: unit.toWellFormed() || whole.slice(at, at + 1) })
}

interface UnitAt {
  name: string
  multiplier: bigint
  /** The index after the name. */
  end: number
}

/** Finds the unit at an index, also after 万 or 亿; 千米 and 百帕 are units themselves. */
function unitAt(whole: string, start: number): UnitAt | undefined {
  let multiplier = 1n
  for (let at = start; at - start <= maxMultipliers; ) {
    const name = nameAt(whole, at)
    if (name !== undefined) return { name, multiplier, end: at + name.length }
    const factor = multipliers[whole[at] ?? '']
    if (factor === undefined) return undefined
    multiplier *= factor
    at++
    while (whole[at] === ' ') at++
  }
  return undefined
}

const multipliers: Record<string, bigint> = { 十: 10n, 百: 100n, 千: 1000n, 万: 10_000n, 亿: 100_000_000n }

/** In characters: 千万亿 and the spaces between. */
const maxMultipliers = 6

/** Returns the longest name of a unit at an index that ends at a word boundary. */
function nameAt(whole: string, at: number): string | undefined {
  for (let length = Math.min(maxNameLength(), whole.length - at); length > 0; length--) {
    const name = whole.slice(at, at + length)
    if (name.trim() !== name || findUnits(name).length === 0) continue
    if (/^(?:[\d .+,、-]|$)/.test(whole.slice(at + length))) return name
  }
  return undefined
}

interface NumberAt {
  value: Fraction
  length: number
}

/**
 * Parses the number at an index: 1/2 and 5 1/2, 1,500 and 1 500 with groups of three digits, 1,5 with a decimal comma,
 * 1e-400. An ambiguous comma is a group separator.
 */
function numberAt(whole: string, at: number): NumberAt | undefined {
  const rest = whole.slice(at)
  const [mixed, integer = '0', above = '', below = ''] = /^ ?(?:(\d+) )?(\d+) ?\/ ?(\d+)/.exec(rest) ?? []
  if (mixed && BigInt(below) !== 0n) {
    return { value: add(fraction(BigInt(integer)), fraction(BigInt(above), BigInt(below))), length: mixed.length }
  }
  const [text] =
    /^[1-9]\d{0,2}(?:,\d{3})+(?![\d,])(?:\.\d+)?/.exec(rest) ??
    /^[1-9]\d{0,2}(?: \d{3})+(?![\d/])(?:\.\d+)?/.exec(rest) ??
    /^(?:\d+[.,]?\d*|\.\d+)(?:[eE][+-]?\d+)?/.exec(rest) ??
    []
  if (text === undefined) return undefined
  const isGrouped = /^[1-9]\d{0,2}(?:[, ]\d{3})+(?:\.\d+)?$/.test(text)
  const decimal = readDecimal(isGrouped ? text.replace(/[, ]/g, '') : text.replace(',', '.'))
  if (!decimal || Math.abs(decimal.exponent) > maxValueLength) throw errors.tooLong({ limit: maxValueLength })
  const { numerator, denominator } = fractionOf(decimal)
  return { value: fraction(numerator, denominator), length: text.length }
}
