import type { Size } from '../../raster-image.ts'
import { Directory } from './directory.ts'

/** How the pixels of a page are stored. */
export interface TiffLayout extends Size {
  isLittle: boolean
  hasMorePages: boolean
  /** Bits per sample. */
  bits: number
  isFloat: boolean
  isSigned: boolean
  /** The floating-point values of black and white. */
  range: readonly [black: number, white: number]
  samplesPerPixel: number
  /** Each component is stored in a plane of its own. */
  isPlanar: boolean
  compression: number
  photometric: number
  /** 1: none; 2: horizontal differencing; 3: floating-point differencing. */
  predictor: number
  /** The least significant bit of a byte comes first (FillOrder 2). */
  isLsbFirst: boolean
  /** T4Options, for CCITT Group 3. */
  faxOptions: number
  /** Strips are treated as tiles as wide as the image. */
  tileWidth: number
  tileHeight: number
  isTiled: boolean
  offsets: readonly number[]
  counts: readonly number[]
  /** The red values of all palette colors, then green, then blue. */
  colorMap: readonly number[]
  /** ExtraSamples: 1 is premultiplied alpha, 2 is straight alpha. */
  extra: number | undefined
  orientation: number
  jpegTables: Uint8Array
  profile: Uint8Array | undefined
  ycbcr: YcbcrParameters
}

/** The parameters of YCbCr. */
interface YcbcrParameters {
  /** Chroma subsampling: pixels across and down that share chroma samples. */
  across: number
  down: number
  /** The luma coefficients of red, green and blue. */
  lumaCoefficients: readonly number[]
  /** ReferenceBlackWhite: the lowest and highest values of Y, Cb and Cr. */
  referenceBlackWhite: readonly number[]
}

/** Reads the first directory. Throws RangeError if it is damaged. */
export function readLayout(bytes: Uint8Array): TiffLayout {
  const directory = new Directory(bytes)
  const { isLittle } = directory
  const one = (tag: number, usual: number): number => directory.number(tag, usual)
  const [width, height] = [one(256, 0), one(257, 0)]
  if (!width || !height) throw new RangeError('This page has no size')
  const isTiled = directory.has(322)
  const tileWidth = isTiled ? one(322, 0) : width
  const tileHeight = isTiled ? one(323, 0) : Math.min(one(278, height), height)
  const samplesPerPixel = one(277, 1)
  // No file has more tiles than bytes.
  const tiles = Math.min(Math.ceil(width / tileWidth) * Math.ceil(height / tileHeight) * samplesPerPixel, bytes.length)
  const depths = directory.numbers(258)
  const bits = depths[0] ?? 1
  return {
    width,
    height,
    isTiled,
    isLittle,
    hasMorePages: directory.next !== 0,
    samplesPerPixel,
    tileWidth,
    tileHeight,
    bits: depths.every((depth) => depth === bits) ? bits : 0,
    isFloat: one(339, 1) === 3,
    isSigned: one(339, 1) === 2,
    range: [one(340, 0), one(341, 1)],
    isPlanar: one(284, 1) === 2 && samplesPerPixel > 1,
    compression: one(259, 1),
    photometric: one(262, guessPhotometric(directory)),
    predictor: one(317, 1),
    isLsbFirst: one(266, 1) === 2,
    faxOptions: one(292, 0),
    offsets: directory.numbers(isTiled ? 324 : 273, tiles),
    counts: directory.numbers(isTiled ? 325 : 279, tiles),
    colorMap: directory.numbers(320, 3 * 2 ** 16),
    extra: directory.numbers(338)[0],
    orientation: one(274, 1),
    jpegTables: directory.block(347),
    profile: directory.has(34675) ? directory.block(34675) : undefined,
    ycbcr: readYcbcr(directory),
  }
}

function readYcbcr(directory: Directory): YcbcrParameters {
  const [across = 2, down = 2] = directory.numbers(530)
  const [luma, reference] = [directory.numbers(529), directory.numbers(532)]
  return {
    across,
    down,
    lumaCoefficients: luma.length === 3 ? luma : [0.299, 0.587, 0.114],
    referenceBlackWhite: reference.length === 6 ? reference : [0, 255, 128, 255, 128, 255],
  }
}

/** Guesses the PhotometricInterpretation of a page without one. */
function guessPhotometric(directory: Directory): number {
  const samples = directory.number(277, 1)
  if (directory.has(320)) return 3
  // The InkSet field exists only for CMYK.
  if (samples >= 4 && directory.has(332)) return 5
  if (samples >= 3) return 2
  return [2, 3, 4, 32_771].includes(directory.number(259, 1)) ? 0 : 1
}
