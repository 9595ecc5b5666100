import type { Localized } from '#kit/language.ts'
import { fraction } from '#lib/numbers/fraction.ts'
import { writeValue } from './write-value.ts'

/** Says a number of bytes as it is read aloud, in millions or in 万 and 亿, with four digits; smaller ones as they are. */
export const bytesInWords = (bytes: bigint): Localized => ({
  en: inSteps(bytes, english, 1000n)
    .concat(bytes === 1n ? 'byte' : 'bytes')
    .join(' '),
  zh: inSteps(bytes, chinese, 10_000n).join(' '),
})

/** A step without a name is left out. */
const english = { about: 'about', steps: ['', '', 'million', 'billion', 'trillion', 'quadrillion', 'quintillion'] }
const chinese = { about: '约', steps: ['字节', '万字节', '亿字节', '万亿字节', '亿亿字节'] }

function inSteps(bytes: bigint, { about, steps }: typeof english, step: bigint): string[] {
  let level = 0
  while (level < steps.length - 1 && bytes >= step ** BigInt(level + 1)) level++
  const name = steps[level] ?? ''
  const isBare = level === 0 || name === ''
  const { text, isExact } = writeValue(fraction(bytes, isBare ? 1n : step ** BigInt(level)), isBare ? 6 : 4, 'grouped')
  return [isExact ? '' : about, text, name].filter((word) => word !== '')
}
