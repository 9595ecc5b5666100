import { errors } from '../errors.ts'
import { type BarcodeFormat, formatProperties, isLinear } from './formats.ts'

/** What was changed in the text, or is wrong with the barcode. */
export const barcodeWarnings = ['unreadable', 'leadingZero', 'endsAdded'] as const

type BarcodeWarning = (typeof barcodeWarnings)[number]

/** The content of a barcode, as a reader returns it. */
interface Content {
  content: string
  warnings: BarcodeWarning[]
}

/**
 * Converts a text to the content of a format: adds or verifies check digits, pads digits to pairs (ITF) and adds start
 * and stop letters (Codabar).
 *
 * @throws ToolError emptyBarcode, badCharacters, badLength, badCheckDigit, tooLongForFormat
 */
export function contentOf(text: string, format: BarcodeFormat): Content {
  if (text.trim() === '') throw errors.emptyBarcode()
  if (text.length > maxCharacters) throw errors.tooLongForFormat({ format: formatProperties[format].title })
  const written = text.toWellFormed()
  if (!isLinear(format)) return { content: written, warnings: [] }
  const line = written.replace(/\r?\n$/, '')
  if (format === 'codabar') return codabar(line)
  if (formatProperties[format].digits) return { content: withCheckDigit(digitsOf(line, format), format), warnings: [] }
  if (format === 'itf') return padToPairs(digitsOf(line, format))
  checkCharacters(line, format)
  return { content: line, warnings: [] }
}

/** More than any format holds; longer texts are refused at once. */
const maxCharacters = 8000

/** Removes the spaces and hyphens between groups of digits. */
function digitsOf(line: string, format: BarcodeFormat): string {
  const digits = line.replace(/[\s-]/g, '')
  checkCharacters(digits, format)
  return digits
}

/** Codabar starts and stops with one of four letters, which readers return; without them, A is added at both ends. */
function codabar(line: string): Content {
  const hasEnds = /^[A-D].*[A-D]$/is.test(line)
  const inside = hasEnds ? line.slice(1, -1) : line
  if (inside === '') throw errors.emptyBarcode()
  checkCharacters(inside, 'codabar')
  if (!hasEnds) return { content: `A${inside}A`, warnings: ['endsAdded'] }
  return { content: line.toUpperCase(), warnings: [] }
}

const padToPairs = (digits: string): Content =>
  digits.length % 2 === 1 ? { content: `0${digits}`, warnings: ['leadingZero'] } : { content: digits, warnings: [] }

function checkCharacters(line: string, format: BarcodeFormat): void {
  const { title, allowed } = formatProperties[format]
  const others = allowed ? [...new Set(line)].filter((character) => !allowed.characters.test(character)) : []
  if (!allowed || others.length === 0) return
  const named = others.slice(0, maxNamed).map(nameOf).join(' ')
  const listed = others.length > maxNamed ? `${named} …` : named
  throw errors.badCharacters({ format: title, found: listed, allowed: allowed.words.en })
}

/** A longer list would not help. */
const maxNamed = 8

/** Returns the code point for an invisible character. */
const nameOf = (character: string): string =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(character)
    ? character
    : `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

function withCheckDigit(digits: string, format: BarcodeFormat): string {
  const { title, digits: length = 0 } = formatProperties[format]
  if (digits.length !== length && digits.length !== length - 1) {
    throw errors.badLength({ format: title, length, without: length - 1, found: digits.length })
  }
  const head = digits.slice(0, length - 1)
  const right = checkDigitOf(head)
  const checkDigit = digits.slice(length - 1)
  if (checkDigit !== '' && checkDigit !== right) throw errors.badCheckDigit({ found: checkDigit, right })
  return head + right
}

/** GS1 General Specifications, 7.9: from the right, digits are weighted 3 and 1 in turn. */
function checkDigitOf(head: string): string {
  const sum = Array.from(head).reduceRight(
    (sum, digit, at) => sum + Number(digit) * ((head.length - at) % 2 === 1 ? 3 : 1),
    0,
  )
  return String((10 - (sum % 10)) % 10)
}
