import { canonicalNumber } from '#lib/json/decimal.ts'
import { childrenOf, firstByteOf, type JsonIndex, openBrace, openBracket, sourceOf } from '#lib/json/json-index.ts'
import { scanDocument } from '#lib/json/lines.ts'
import { scanJson } from '#lib/json/scan.ts'
import { textOfString } from '#lib/json/strings.ts'
import { toValue } from '#lib/json/to-value.ts'
import { findRoundedNumbers, numbersIn } from '../text/rounded-numbers.ts'
import { compareDecimals, type Decimal, isMultipleOf, isWhole, readDecimal } from './decimals.ts'

/** A document and a schema whose numbers doubles can hold, and compare like the numbers that they stand for. */
export interface ExactNumbers {
  document: unknown
  schema: unknown
  /** The source text of the number in the schema that another stands for, as the value of a keyword. */
  sourceOf: (standIn: number, keyword: string) => string | undefined
}

/**
 * Replaces the numbers of a document and a schema by stand-ins where some are rounded by doubles, which is what the
 * library compares. Stand-ins have the same order, are whole for whole numbers, and are multiples of the stand-in of
 * each `multipleOf` that their numbers are multiples of; so all of the library's checks come out as for exact numbers.
 * Undefined where no number is rounded, and for more `multipleOf` than stand-ins can tell apart.
 */
export function exactNumbers(document: JsonIndex, schema: JsonIndex): ExactNumbers | undefined {
  if (findRoundedNumbers(document).length === 0 && findRoundedNumbers(schema).length === 0) return undefined
  const { limits, divisors } = comparedNumbers(schema)
  const inSchema = byValue(schema, limits)
  const factors = Array.from(byValue(schema, divisors).values())
  const numbers = new Map([...byValue(document, numbersIn(document)), ...inSchema])
  const standIns = standInsOf(Array.from(numbers.values()), factors)
  if (!standIns) return undefined
  const standInOf = (index: JsonIndex, token: number) => standIns.get(canonicalNumber(sourceOf(index, token))) ?? 0
  const factorOf = new Map(factors.map(({ source }, at) => [canonicalNumber(source), (primes[at] ?? 1) / 2]))
  const divisorOf = (token: number) => factorOf.get(canonicalNumber(sourceOf(schema, token))) ?? 1
  const inDocument = new Map(Array.from(numbersIn(document), (token) => [token, standInOf(document, token)]))
  const replaced = new Map([
    ...limits.map((token) => [token, standInOf(schema, token)] as const),
    ...divisors.map((token) => [token, divisorOf(token)] as const),
  ])
  const sources = new Map(Array.from(inSchema, ([value, { source }]) => [standIns.get(value), source]))
  return {
    document: toValue(withNumbers(document, inDocument)),
    schema: toValue(withNumbers(schema, replaced)),
    sourceOf(standIn, keyword) {
      return keyword === 'multipleOf' ? factors[primes.indexOf(standIn * 2)]?.source : sources.get(standIn)
    },
  }
}

/**
 * Lists the tokens of the numbers in a schema that are compared with those of documents. References lead into any
 * part of a schema, so unknown keywords are searched as well.
 */
function comparedNumbers(schema: JsonIndex): { limits: number[]; divisors: number[] } {
  const tokens: { limits: number[]; divisors: number[] } = { limits: [], divisors: [] }
  const search = (token: number, hasNames: boolean): void => {
    const first = firstByteOf(schema, token)
    if (first === openBracket) for (const item of childrenOf(schema, token)) search(item, false)
    if (first !== openBrace) return
    for (const key of childrenOf(schema, token)) {
      const name = hasNames ? '' : textOfString(schema, key)
      if (compared.has(name)) tokens.limits.push(...numbersIn(schema, key + 1))
      else if (name === 'multipleOf') tokens.divisors.push(...numbersIn(schema, key + 1))
      else search(key + 1, named.has(name))
    }
  }
  search(0, false)
  return tokens
}

const compared = new Set('const enum minimum maximum exclusiveMinimum exclusiveMaximum'.split(' '))

/** The keywords whose members have names of their own. */
const named = new Set('$defs definitions properties patternProperties dependentSchemas dependencies'.split(' '))

const byValue = (index: JsonIndex, tokens: Iterable<number>): Map<string, Decimal> =>
  new Map(
    Array.from(tokens, (token) => {
      const source = sourceOf(index, token)
      return [canonicalNumber(source), readDecimal(source)]
    }),
  )

/** The stand-ins of different numbers, by their canonical form; undefined where doubles are too few. */
function standInsOf(numbers: readonly Decimal[], divisors: readonly Decimal[]): Map<string, number> | undefined {
  // In halves, so that 2 is the factor of whole numbers; the others are those of the divisors.
  const factors = [2, ...primes.slice(0, divisors.length)]
  const block = factors.reduce((product, factor) => product * factor, 1)
  const blocks = Math.floor(range / block)
  if (divisors.length > primes.length || numbers.length >= blocks) return undefined
  const remainders = factors.map((factor) => remainderOne(block, factor))
  const sorted = numbers.toSorted(compareDecimals)
  return new Map(
    sorted.map((number, rank) => {
      const hasFactor = [isWhole(number), ...divisors.map((divisor) => isMultipleOf(number, divisor))]
      const rest = remainders.reduce((sum, remainder, at) => sum + (hasFactor[at] ? 0 : remainder), 0) % block
      return [canonicalNumber(number.source), ((rank - blocks) * block + rest) / 2]
    }),
  )
}

/** The number below a product of primes that leaves 1 when divided by one of them, and 0 by the others. */
function remainderOne(product: number, prime: number): number {
  const others = product / prime
  let number = others
  while (number % prime !== 1) number += others
  return number
}

/** The factors that stand for divisors: so few that millions of numbers keep a block of their own. */
const primes = [3, 5, 7, 11, 13, 17, 19]

/** Stand-ins are halves up to this, all negative, which tells them from counts such as `minItems`. */
const range = 2 ** 51

/** The document with other numbers in the place of some. */
function withNumbers(index: JsonIndex, numbers: ReadonlyMap<number, number>): JsonIndex {
  const { bytes, starts, ends, isLines } = index
  const decoder = new TextDecoder()
  const parts: string[] = []
  // The brackets around the lines are not part of the text.
  let from = isLines ? 1 : 0
  for (const [token, number] of Array.from(numbers).sort(([one], [other]) => one - other)) {
    parts.push(decoder.decode(bytes.subarray(from, starts[token])), String(number))
    from = ends[token] ?? from
  }
  parts.push(decoder.decode(bytes.subarray(from, isLines ? -1 : undefined)))
  const text = new TextEncoder().encode(parts.join(''))
  return isLines ? scanDocument(text) : scanJson(text)
}
