import type { Size } from '../../raster-image.ts'
import { Directory } from './directory.ts'

/** How the pixels of a page lie in its file. */
export interface TiffLayout extends Size {
  isLittle: boolean
  hasMorePages: boolean
  /** Of each sample. */
  bits: number
  isFloat: boolean
  isSigned: boolean
  /** What floating point numbers stand for black and for white. */
  range: readonly [black: number, white: number]
  samplesPerPixel: number
  /** Each color has planes of its own. */
  isPlanar: boolean
  compression: number
  photometric: number
  /** 2: only the difference to the pixel before is stored; 3: the same of the bytes of floating point numbers. */
  predictor: number
  /** The lowest bit of a byte comes first. */
  isReversed: boolean
  /** Of CCITT's Group 3. */
  faxOptions: number
  /** Strips are tiles as wide as the image. */
  tileWidth: number
  tileHeight: number
  isTiled: boolean
  offsets: readonly number[]
  counts: readonly number[]
  /** The levels of red of all colors, of green, of blue. */
  colorMap: readonly number[]
  /** What is beyond the colors: 1 is alpha that colors were multiplied by, 2 is alpha. */
  extra: number | undefined
  orientation: number
  jpegTables: Uint8Array
  profile: Uint8Array | undefined
  brightness: Brightness
}

/** How brightness and differences of color stand for red, green and blue. */
interface Brightness {
  /** Pixels across and down that share a color. */
  across: number
  down: number
  /** The parts of red, green and blue in brightness. */
  parts: readonly number[]
  /** The levels of black and of white, of brightness and of the two differences. */
  levels: readonly number[]
}

/** Reads the first directory. Throws RangeError where it is damaged. */
export function readLayout(bytes: Uint8Array): TiffLayout {
  const directory = new Directory(bytes)
  const { isLittle, hasNext: hasMorePages } = directory
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
    hasMorePages,
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
    isReversed: one(266, 1) === 2,
    faxOptions: one(292, 0),
    offsets: directory.numbers(isTiled ? 324 : 273, tiles),
    counts: directory.numbers(isTiled ? 325 : 279, tiles),
    colorMap: directory.numbers(320, 3 * 2 ** 16),
    extra: directory.numbers(338)[0],
    orientation: one(274, 1),
    jpegTables: directory.block(347),
    profile: directory.has(34675) ? directory.block(34675) : undefined,
    brightness: readBrightness(directory),
  }
}

function readBrightness(directory: Directory): Brightness {
  const [across = 2, down = 2] = directory.numbers(530)
  const [parts, levels] = [directory.numbers(529), directory.numbers(532)]
  return {
    across,
    down,
    parts: parts.length === 3 ? parts : [0.299, 0.587, 0.114],
    levels: levels.length === 6 ? levels : [0, 255, 128, 255, 128, 255],
  }
}

/** What the colors of a page most likely are that does not say it. */
function guessPhotometric(directory: Directory): number {
  const samples = directory.number(277, 1)
  if (directory.has(320)) return 3
  // What inks there are is told of inks alone.
  if (samples >= 4 && directory.has(332)) return 5
  if (samples >= 3) return 2
  return [2, 3, 4, 32_771].includes(directory.number(259, 1)) ? 0 : 1
}
