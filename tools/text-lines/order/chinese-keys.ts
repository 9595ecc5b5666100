import type { PackedLines } from '../lines/packed-lines.ts'
import { writeCount } from './natural-keys.ts'

/**
 * Writes keys of lines that stand in the order of a collator of Chinese, but for what differs in case or width alone, whose
 * keys are equal: a rank in two bytes for each character, a number by its value. Nothing where a line holds other characters
 * than ideographs, ASCII and their marks, as accents and ligatures count for more or less than one.
 */
export function chineseKeys(joined: string, locale: string, count: number): PackedLines | undefined {
  if (!plain.test(joined)) return undefined
  const ranks = ranksOf(joined, locale)
  // A number of one digit takes four bytes, and a character after it two.
  const keys = new Uint8Array(joined.length * 4 + 1)
  const starts = new Uint32Array(count + 1)
  let [to, place] = [0, 0]
  for (let at = 0; at < joined.length; ) {
    const unit = joined.charCodeAt(at++)
    if (unit === lineFeed) {
      starts[++place] = ++to
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

/** Of one number: to collators a longer one is several. */
const maxDigits = 200

const plain = /^[\n -~\u3001\u3002\u3008-\u3011\u4e00-\u9fff\uff01-\uff0f\uff1a-\uff5e]*$/

/** For each UTF-16 unit of a text its place in the order of a collator, from 1, equal for those that differ in case or width alone. */
function ranksOf(text: string, locale: string): Uint16Array {
  const isThere = new Uint8Array(0x10000)
  for (let at = 0; at < text.length; at++) isThere[text.charCodeAt(at)] = 1
  // All digits have the rank of the first of them.
  const units = Array.from(isThere.keys()).filter((unit) => isThere[unit] === 1 && !isDigit(unit) && unit !== lineFeed)
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
