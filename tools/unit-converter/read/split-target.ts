import { findUnits } from './find-units.ts'
import { normalize } from './normalize.ts'

interface AskedValue {
  value: string
  /** The unit that the text asks for; empty where it names none. */
  target: string
}

/**
 * Splits off the unit that a text asks for: `10 km to miles`, `10 km = ? mi`, `10公里等于多少英里`. The word in only counts
 * before the name of a unit, since it is one itself.
 */
export function splitTarget(text: string): AskedValue {
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

const separator =
  / (?:to|into|in|as)(?= )|(?:->|=>|→|=|等于|折合|(?:换算|转换|换|转)[成为]|换算) ?(?:多少|几个?|\?)?|[是有合]?多少/gi
