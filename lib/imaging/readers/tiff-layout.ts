import { Tiff } from '../metadata/tiff.ts'
import type { Size } from '../picture.ts'

/** How the pixels of a page lie in its file. */
export interface TiffLayout extends Size {
  isLittle: boolean
  hasMorePages: boolean
  /** Of each sample. */
  bits: number
  isFloat: boolean
  isSigned: boolean
  samplesPerPixel: number
  /** Each color has planes of its own. */
  isPlanar: boolean
  compression: number
  photometric: number
  hasPredictor: boolean
  /** Strips are tiles as wide as the picture. */
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
}

/** Reads the first directory. Throws RangeError where it is damaged. */
export function readLayout(bytes: Uint8Array): TiffLayout {
  const tiff = new Tiff(bytes)
  const entries = new Map(tiff.entries(tiff.main).map((entry) => [entry.tag, entry]))
  const all = (tag: number): number[] => {
    const entry = entries.get(tag)
    return entry ? numbersAt(tiff, entry.start, entry.value) : []
  }
  const one = (tag: number, usual: number): number => all(tag)[0] ?? usual
  const block = (tag: number): Uint8Array => {
    const entry = entries.get(tag)
    return bytes.subarray(entry?.value ?? 0, entry ? entry.value + entry.size : 0)
  }
  const [width, height] = [one(256, 0), one(257, 0)]
  if (!width || !height) throw new RangeError('This page has no size')
  const isTiled = entries.has(322)
  return {
    ...{ width, height, isTiled, isLittle: tiff.isLittle, hasMorePages: tiff.thumbnail !== 0 },
    ...{ bits: one(258, 1), isFloat: one(339, 1) === 3, isSigned: one(339, 1) === 2 },
    ...{ samplesPerPixel: one(277, 1), isPlanar: one(284, 1) === 2 && one(277, 1) > 1 },
    ...{ compression: one(259, 1), photometric: one(262, 1), hasPredictor: one(317, 1) === 2 },
    tileWidth: isTiled ? one(322, 0) : width,
    tileHeight: isTiled ? one(323, 0) : Math.min(one(278, height), height),
    offsets: all(isTiled ? 324 : 273),
    counts: all(isTiled ? 325 : 279),
    colorMap: all(320),
    ...{ extra: all(338)[0], orientation: one(274, 1), jpegTables: block(347) },
    profile: entries.has(34675) ? block(34675) : undefined,
  }
}

/** Reads whole numbers of one, two or four bytes; none of another kind. */
function numbersAt(tiff: Tiff, start: number, value: number): number[] {
  const type = tiff.uint16(start + 2)
  const size = { 1: 1, 3: 2, 4: 4 }[type]
  if (!size) return []
  const read = { 1: (at: number) => tiff.view.getUint8(at), 2: tiff.uint16, 4: tiff.uint32 }[size]
  return Array.from({ length: tiff.uint32(start + 4) }, (_, index) => read?.(value + index * size) ?? 0)
}
