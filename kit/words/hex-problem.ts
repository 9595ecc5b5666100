import type { Params } from '../tool-error.ts'

const oddDigits = 'the number of hex digits is odd, but two make a byte; complete the last one'

interface Refused {
  found: string
  /** Counted from 1. */
  position: number
}

/** Whether hexadecimal was refused because a digit is missing: of its digits the last one is refused only then. */
const isOdd = (refused: Refused): boolean => /^[\da-f]$/i.test(refused.found)

/** The params of an error about hexadecimal, with what is wrong in English; `end` completes that of a character. */
export const hexProblem = (refused: Refused, end = ''): Refused & { problem: string } => ({
  ...refused,
  problem: isOdd(refused) ? oddDigits : `“${refused.found}” at position ${refused.position}${end}`,
})

/** Says in Chinese what `hexProblem` says in English. */
export const hexInChinese =
  (end = '') =>
  (params: Params): Params => ({
    ...params,
    problem:
      params['problem'] === oddDigits
        ? '十六进制位数为奇数，而每两位为一个字节，请补全'
        : `第 ${params['position']} 位的“${params['found']}”${end}`,
  })
