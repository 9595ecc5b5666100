import { fractionOf, readDecimal } from '#lib/numbers/decimal.ts'
import { divide, type Fraction, fraction, multiply } from '#lib/numbers/fraction.ts'
import type { Quantity } from './quantities.ts'

export interface Unit {
  id: string
  symbol: string
  en: string
  zh: string
  quantity: Quantity
  /** The size in the base unit of the quantity; of a reciprocal unit, the product of both values. */
  factor: Fraction
  /** Added to a value before multiplying, for units with another zero point. */
  offset: Fraction
  isReciprocal: boolean
  /** Whether its factor contains π, which is irrational. */
  isApproximate: boolean
  otherNames: string[]
  /** Names that mean another unit, unless the units beside them are of this quantity: m is minutes beside hours. */
  namesInContext: string[]
}

/** Tables of units by quantity, with a line for each unit. */
export type UnitTables = Partial<Record<Quantity, string>>

/**
 * Parses a table of units: `id | symbol | English | Chinese | factor | other names | …`. Factors are products and
 * quotients of numbers, like the definitions of units (SI Brochure 9; NIST SP 811, appendix B.8; the international yard
 * and pound of 1959); those with π are marked with ~. `1/: 100` is 100 divided by the value, and `5/9 @ 459.67` first
 * adds 459.67 to the value. A name after + is one in context.
 */
export function readTable(quantity: Quantity, table: string): Unit[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', symbol = '', en = '', zh = '', rule = '', ...otherNames] = line
        .split('|')
        .map((cell) => cell.trim())
      const [, reverse, approximate, product = '', offset = '0'] = /^(1\/: )?(~)?([^@ ]+)(?: @ (.+))?$/.exec(rule) ?? []
      return {
        id,
        symbol,
        en,
        zh,
        quantity,

        factor: productOf(product),
        offset: numberOf(offset),

        isReciprocal: reverse !== undefined,
        isApproximate: approximate !== undefined,
        otherNames: otherNames.filter((name) => !name.startsWith('+')),
        namesInContext: otherNames.filter((name) => name.startsWith('+')).map((name) => name.slice(1)),
      }
    })
}

/** Evaluates numbers with * and / between them. */
const productOf = (text: string): Fraction =>
  Array.from(text.matchAll(/([*/]?)([^*/]+)/g)).reduce(
    (product, [, sign, number = '']) => (sign === '/' ? divide : multiply)(product, numberOf(number)),
    fraction(1n),
  )

function numberOf(text: string): Fraction {
  const decimal = readDecimal(text === 'π' ? pi : text)
  if (!decimal) throw new Error(`The table of units has the factor ${text}`)
  const { numerator, denominator } = fractionOf(decimal)
  return fraction(numerator, denominator)
}

/** To a hundred decimals, twice as many as the digits of a result. */
const pi = '3.1415926535897932384626433832795028841971693993751058209749445923078164062862089986280348253421170680'
