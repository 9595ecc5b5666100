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
  /** As people write it. */
  title: string
  /** What ZXing calls it. */
  zxing: 'Code128' | 'EAN13' | 'EAN8' | 'UPCA' | 'Code39' | 'ITF' | 'Codabar' | 'DataMatrix' | 'PDF417' | 'Aztec'
  /** The light room that its standard asks for on the left and on the right, in modules. */
  quiet: [left: number, right: number]
  /** How many digits it has, the check digit (GS1 General Specifications, 7.9) with them. */
  digits?: number
  /** What it holds, where that is not every character: each of them must fit. */
  allowed?: { characters: RegExp; words: Localized }
}

const digitsAlone = { characters: /\d/, words: { en: 'digits', zh: '数字' } }

export const formatProperties: Record<BarcodeFormat, FormatProperties> = {
  code128: {
    ...{ title: 'Code 128', zxing: 'Code128', quiet: [10, 10] },
    allowed: {
      characters: /[\0-\x7f\xa0-\xff]/,
      words: { en: 'ASCII and Latin-1 (ISO 8859-1)', zh: 'ASCII 和 Latin-1（ISO 8859-1）字符' },
    },
  },
  ean13: { title: 'EAN-13', zxing: 'EAN13', quiet: [11, 7], digits: 13, allowed: digitsAlone },
  ean8: { title: 'EAN-8', zxing: 'EAN8', quiet: [7, 7], digits: 8, allowed: digitsAlone },
  upca: { title: 'UPC-A', zxing: 'UPCA', quiet: [9, 9], digits: 12, allowed: digitsAlone },
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
  itf: { title: 'ITF', zxing: 'ITF', quiet: [10, 10], allowed: digitsAlone },
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

/** Those that are bars alone: they have a height, and a text can stand below them. */
export const linearFormats = ['code128', 'ean13', 'ean8', 'upca', 'code39', 'itf', 'codabar'] as const

export const isLinear = (format: BarcodeFormat): boolean => linearFormats.some((linear) => linear === format)

/** The formats as people write them, in every language. */
export const formatTitles = Object.fromEntries(
  Object.entries(formatProperties).map(([format, { title }]) => [format, title]),
) as Record<BarcodeFormat, string>
