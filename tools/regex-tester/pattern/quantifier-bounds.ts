import type { AST } from '@eslint-community/regexpp'

/** The bounds of a quantifier as digits: they may exceed any number type. */
export interface QuantifierBounds {
  min: string
  /** Left out where there is no limit. */
  max: string | undefined
}

/** Reads the bounds of a quantifier as written, without leading zeros. */
export function quantifierBounds({ raw, element, min, max }: AST.Quantifier): QuantifierBounds {
  const [, writtenMin, comma, writtenMax] = /^\{(\d+)(,?)(\d*)/.exec(raw.slice(element.end - element.start)) ?? []
  if (writtenMin === undefined) return { min: String(min), max: Number.isFinite(max) ? String(max) : undefined }
  return {
    min: withoutZeros(writtenMin),
    max: comma ? withoutZeros(writtenMax) || undefined : withoutZeros(writtenMin),
  }
}

const withoutZeros = (digits = ''): string => digits.replace(/^0+(?=\d)/, '')
