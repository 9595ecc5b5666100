import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { add, compare, type Fraction } from '#lib/numbers/fraction.ts'
import { errors } from './errors.ts'
import { findUnits } from './read/find-units.ts'
import { normalize } from './read/normalize.ts'
import { maxValueLength, readValue } from './read/read-value.ts'
import { findTargetUnits, resolveTarget, resolveUnits } from './read/resolve-units.ts'
import { fromBase, toBase } from './table/convert-value.ts'
import { quantityIds } from './table/quantities.ts'
import type { Unit } from './table/read-table.ts'
import { defaultUnits, unitsOf } from './table/units.ts'
import { notations, type WrittenValue, withMark, withSymbol, writeExact, writeValue } from './write/write-value.ts'

const separator =
  / (?:to|into|in|as)(?= )|(?:->|=>|→|=|等于|折合|(?:换算|转换|换|转)[成为]|换算) ?(?:多少|几个?|\?)?|[是有合]?多少/gi

/** Converts a value to another unit of its quantity, and to all units. */
export const convert = defineOperation('convert', {
  input: {
    value: textOf('text/plain'),
    to: z.string().max(100).default(''),
    significant: z.int().min(1).max(50).default(12),
    notation: z.enum(notations).default('plain'),
  },
  output: {
    result: textOf('text/plain'),
    exact: z.string(),
    isExact: z.boolean(),
    quantity: z.enum(quantityIds),
    all: z
      .array(
        z.strictObject({ en: z.string(), zh: z.string(), symbol: z.string(), value: z.string(), unit: z.string() }),
      )
      .meta({ format: 'table' }),
  },
  run({ value: text, to: field, significant, notation }) {
    if (text.length > maxValueLength) throw errors.tooLong({ limit: maxValueLength })
    const asked = splitTarget(text)
    const parts = readValue(asked.value)
    const to = oneTarget(asked.target, field)
    const isAsked = to !== ''
    const units = resolveUnits(parts, isAsked ? findTargetUnits(to) : undefined)
    const [first] = units
    if (!first) throw errors.empty()
    const values = parts.map((part, index) => toBase(part.value, units[index] ?? first))
    const base = values.includes(undefined)
      ? undefined
      : values.reduce((sum: Fraction, value) => add(sum, value ?? zero), zero)
    if (first.quantity === 'temperature' && base && compare(base, zero) < 0) throw errors.belowZero()

    const [usual, second] = defaultUnits[first.quantity]
    const target = isAsked
      ? resolveTarget(to, first.quantity)
      : resolveTarget(first.id === usual && parts.length === 1 ? second : usual, first.quantity)
    const result = fromBase(base, target)
    // Where all factors contain π, it cancels out.
    const isApproximate = (to: Unit) =>
      base?.numerator !== 0n && units.some((unit) => unit.isApproximate !== to.isApproximate)
    const writeIn = (unit: Unit): WrittenValue => {
      const written = writeValue(fromBase(base, unit), significant, notation)
      return { ...written, isExact: written.isExact && !isApproximate(unit) }
    }
    const written = writeIn(target)
    return {
      result: withSymbol(withMark(written), target.symbol),
      exact: isApproximate(target) ? `≈ ${writeValue(result, 50, 'plain').text}` : writeExact(result),
      isExact: written.isExact,
      quantity: first.quantity,
      all: unitsOf(first.quantity).map((unit) => ({
        en: unit.en,
        zh: unit.zh,
        symbol: unit.symbol,
        value: withMark(writeIn(unit)),
        unit: unit.id,
      })),
    }
  },
})

/** Returns the target of the text or of the field; both may name it, but not differ. */
function oneTarget(inText: string, field: string): string {
  if (inText === '' || field.trim() === '') return inText || field.trim()
  const { units } = findTargetUnits(inText)
  const isSame = findTargetUnits(field).units.some((unit) => units.includes(unit))
  if (!isSame)
    throw errors.twoTargets({
      first: inText.slice(0, 40).toWellFormed(),
      second: field.trim().slice(0, 40).toWellFormed(),
    })
  return field.trim()
}

const zero: Fraction = { numerator: 0n, denominator: 1n }

interface AskedValue {
  value: string
  /** The unit that the text asks for; empty where it names none. */
  target: string
}

/**
 * Splits off the unit that a text asks for: `10 km to miles`, `10 km = ? mi`, `10公里等于多少英里`. The word in only counts
 * before the name of a unit, since it is one itself.
 */
function splitTarget(text: string): AskedValue {
  const whole = normalize(text)
  const splits = Array.from(whole.matchAll(separator), ({ 0: sign, index }) => ({
    value: whole.slice(0, index).trimEnd(),
    target: whole
      .slice(index + sign.length)
      .replace(/ ?\?$/, '')
      .trim(),
    isWord: / (?:in|as)$/i.test(sign),
  })).filter(({ value }) => value !== '')
  const split =
    splits.findLast(({ target }) => findUnits(target).length > 0) ?? splits.findLast(({ isWord }) => !isWord)
  return split ?? { value: whole, target: '' }
}
