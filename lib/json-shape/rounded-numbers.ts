import { type JsonIndex, sourceOf } from '../json/json-index.ts'
import { findRoundedNumbers } from '../json/rounded-numbers.ts'
import { truncate } from '../text/truncate.ts'
import type { Remark } from './warnings.ts'

/** Remarks on the numbers that JavaScript reads as other ones. */
export const roundedNumbers = (index: JsonIndex): Remark<'roundedNumber'>[] =>
  findRoundedNumbers(index).map((token) => {
    const number = sourceOf(index, token)
    const params = { number: truncate(number), rounded: String(Number(number)) }
    return { offset: index.starts[token] ?? 0, code: 'roundedNumber', params }
  })
