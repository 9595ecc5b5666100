import type { PackedLines } from '../lines/packed-lines.ts'
import { writeCount } from './natural-keys.ts'

/**
 * Returns sort keys equivalent to a Chinese collator, except that keys are equal where only case or width differs: a
 * rank of two bytes for each character, and numbers by value. Undefined if a line has characters other than ideographs,
 * ASCII and punctuation, since accents and ligatures can't be ranked one by one.
 */
export function chineseKeys(joined: string, locale: string, count: number): PackedLines | undefined {
  if (!plain.test(joined)) return undefined
  const ranks = ranksOf(joined, locale)
  // The worst case: a number of one digit takes four bytes.
  const keys = new Uint8Array(joined.length * 4 + 1)
  const starts = new Uint32Array(count + 1)
  let [to, index] = [0, 0]
  for (let at = 0; at < joined.length; ) {
    const unit = joined.charCodeAt(at++)
    if (unit === lineFeed) {
      starts[++index] = ++to
      continue
    }
    const rank = ranks[unit] ?? 0
    keys[to++] = rank >> 8
    keys[to++] = rank
    if (!isDigit(unit)) continue
    let first = at - 1
    while (isDigit(joined.charCodeAt(at))) at++
    while (joined.charCodeAt(first) === zero) first++
    const digits = Math.max(0, at - first)
    if (digits > maxDigits) return undefined
    to = writeCount(keys, to, digits)
    for (let digit = first; digit < at; digit++) keys[to++] = joined.charCodeAt(digit)
  }
  starts[count] = to + 1
  return { bytes: keys, starts }
}

/** Per number: collators split longer ones. */
const maxDigits = 200

const plain = /^[\n -~\u3001\u3002\u3008-\u3011\u4e00-\u9fff\uff01-\uff0f\uff1a-\uff5e]*$/

/**
 * Returns the rank of each UTF-16 unit of a text in a collator's order, from 1; equal where only case or width differs.
 */
function ranksOf(text: string, locale: string): Uint16Array {
  const occurs = new Uint8Array(0x10000)
  for (let at = 0; at < text.length; at++) occurs[text.charCodeAt(at)] = 1
  // All digits get the rank of 0.
  const units = Array.from(occurs.keys()).filter((unit) => occurs[unit] === 1 && !isDigit(unit) && unit !== lineFeed)
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base' })
  const sorted = ['0', ...units.map((unit) => String.fromCharCode(unit))].sort(compare)
  const ranks = new Uint16Array(0x10000)
  let rank = 0
  for (const [index, character] of sorted.entries()) {
    if (index === 0 || compare(sorted[index - 1] ?? '', character) !== 0) rank++
    ranks[character.charCodeAt(0)] = rank
  }
  return ranks.fill(ranks[zero] ?? 0, zero, zero + 10)
}

const lineFeed = 10
const zero = 0x30

const isDigit = (unit: number): boolean => unit >= zero && unit <= 0x39
