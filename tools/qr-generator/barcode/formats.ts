import type { Localized } from '#kit/language.ts'

export const barcodeFormats = [
  'code128',
  'ean13',
  'ean8',
  'upca',
  'code39',
  'itf',
  'codabar',
  'datamatrix',
  'pdf417',
  'aztec',
] as const

export type BarcodeFormat = (typeof barcodeFormats)[number]

interface FormatProperties {
  /** The usual name. */
  title: string
  /** The name in ZXing. */
  zxing: 'Code128' | 'EAN13' | 'EAN8' | 'UPCA' | 'Code39' | 'ITF' | 'Codabar' | 'DataMatrix' | 'PDF417' | 'Aztec'
  /** The quiet zones that its standard requires on the left and right, in modules. */
  quiet: [left: number, right: number]
  /** The number of digits, including the check digit (GS1 General Specifications, 7.9). */
  digits?: number
  /** The allowed characters; undefined if all are. */
  allowed?: { characters: RegExp; words: Localized }
}

const digitsOnly = { characters: /\d/, words: { en: 'digits', zh: '数字' } }

export const formatProperties: Record<BarcodeFormat, FormatProperties> = {
  code128: {
    ...{ title: 'Code 128', zxing: 'Code128', quiet: [10, 10] },
    allowed: {
      characters: /[\0-\x7f\xa0-\xff]/,
      words: { en: 'ASCII and Latin-1 (ISO 8859-1)', zh: 'ASCII 和 Latin-1（ISO 8859-1）字符' },
    },
  },
  ean13: { title: 'EAN-13', zxing: 'EAN13', quiet: [11, 7], digits: 13, allowed: digitsOnly },
  ean8: { title: 'EAN-8', zxing: 'EAN8', quiet: [7, 7], digits: 8, allowed: digitsOnly },
  upca: { title: 'UPC-A', zxing: 'UPCA', quiet: [9, 9], digits: 12, allowed: digitsOnly },
  code39: {
    ...{ title: 'Code 39', zxing: 'Code39', quiet: [10, 10] },
    allowed: {
      characters: /[A-Z\d .$/+%-]/,
      words: {
        en: 'capital letters A to Z, digits, spaces and - . $ / + %',
        zh: '大写字母 A 至 Z、数字、空格和 - . $ / + %',
      },
    },
  },
  itf: { title: 'ITF', zxing: 'ITF', quiet: [10, 10], allowed: digitsOnly },
  codabar: {
    ...{ title: 'Codabar', zxing: 'Codabar', quiet: [10, 10] },
    allowed: {
      characters: /[\d$:/.+-]/,
      words: {
        en: 'digits and - $ : / . + between A, B, C or D',
        zh: '首尾各一个 A、B、C 或 D，中间为数字和 - $ : / . +',
      },
    },
  },
  datamatrix: { title: 'Data Matrix', zxing: 'DataMatrix', quiet: [2, 2] },
  pdf417: { title: 'PDF417', zxing: 'PDF417', quiet: [2, 2] },
  aztec: { title: 'Aztec', zxing: 'Aztec', quiet: [2, 2] },
}

/** One-dimensional formats, which have a height and can have the text below the bars. */
export const linearFormats = ['code128', 'ean13', 'ean8', 'upca', 'code39', 'itf', 'codabar'] as const

export const isLinear = (format: BarcodeFormat): boolean => linearFormats.some((linear) => linear === format)

/** The names of the formats, the same in every language. */
export const formatTitles = Object.fromEntries(
  Object.entries(formatProperties).map(([format, { title }]) => [format, title]),
) as Record<BarcodeFormat, string>
