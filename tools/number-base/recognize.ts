import { confidence, type Recognize } from '#lib/recognition/recognition.ts'
import { summarizeText } from '#lib/recognition/summarize-text.ts'
import { readNumber } from './number/read-number.ts'
import { writeNumber } from './number/write-number.ts'

/**
 * Recognizes numbers with the prefix of a base, and long runs of zeros and ones. More than 64 bits after 0x are a hash
 * or an address.
 */
export const recognize: Recognize = ({ text, file }) => {
  if (file) return []
  const isMarked = /^[+-]?0(?:x[\da-f_]{1,20}|b[01_]{1,160}|o[0-7_]{1,50})$/i.test(text) && digitsIn(text) <= 16
  const isBinary = /^[01]{8,128}$/.test(text)
  if (!isMarked && !isBinary) return []
  // A run of zeros and ones has no prefix.
  const from = isMarked ? 0 : 2
  const read = readNumber(text, from)
  const { text: decimal } = writeNumber(read, { ...plain, base: 10 })
  return [
    {
      operation: 'convert',
      label: { en: 'Convert to decimal', zh: '转为十进制' },
      confidence: isMarked ? 0.7 : confidence.possible + 0.1,
      kind: isMarked && !/0b/i.test(text) ? kinds.number : kinds.binary,
      input: { number: text, from, to: 10 },
      brief: summarizeText(decimal),
    },
  ]
}

const plain = { fractionDigits: 0, grouping: 0, prefix: false, upperCase: true }

const kinds = {
  number: { en: 'a number with its base', zh: '带进制前缀的数' },
  binary: { en: 'a binary number', zh: '二进制数' },
}

/** Counts the digits of a hexadecimal number; 1 for other bases. */
const digitsIn = (text: string): number => (/0x/i.test(text) ? text.replace(/^[+-]?0x|_/gi, '').length : 1)
