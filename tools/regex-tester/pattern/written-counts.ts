import type { AST } from '@eslint-community/regexpp'

/** How often something is repeated, digit by digit: no number holds what may be written. */
export interface Counts {
  min: string
  /** Left out where there is no limit. */
  max: string | undefined
}

/** Reads the counts of a repeat as they are written, but for zeros in front. */
export function writtenCounts({ raw, element, min, max }: AST.Quantifier): Counts {
  const [, writtenMin, comma, writtenMax] = /^\{(\d+)(,?)(\d*)/.exec(raw.slice(element.end - element.start)) ?? []
  if (writtenMin === undefined) return { min: String(min), max: Number.isFinite(max) ? String(max) : undefined }
  return {
    min: withoutZeros(writtenMin),
    max: comma ? withoutZeros(writtenMax) || undefined : withoutZeros(writtenMin),
  }
}

const withoutZeros = (digits = ''): string => digits.replace(/^0+(?=\d)/, '')
