import type { RasterImage } from '../../raster-image.ts'

/** How the pixels of a PNG are stored (W3C PNG, third edition, section 11.2.1). */
export interface PngLayout {
  colorType: 0 | 2 | 3 | 6
  /** Bits of a sample. */
  depth: 1 | 2 | 4 | 8
  /** Bytes of a pixel, of which a palette or gray has one. */
  channels: 1 | 3 | 4
  /** The number of each color, by its four bytes as one number. */
  palette?: Map<number, number>
}

/** Finds the smallest way to store every pixel as it is. */
export function layoutOf(image: RasterImage): PngLayout {
  const palette = paletteOf(image)
  const { isGray, isOpaque } = colorsOf(image)
  // What is drawn in gray packs by its differences, as numbers of colors do not.
  if (isGray && isOpaque && (palette?.size ?? 0) > 16) return { colorType: 0, depth: 8, channels: 1 }
  if (palette) return { colorType: 3, depth: depthFor(palette.size), channels: 1, palette }
  return isOpaque ? { colorType: 2, depth: 8, channels: 3 } : { colorType: 6, depth: 8, channels: 4 }
}

/** Numbers the colors of an image; undefined where there are more than 256. */
function paletteOf({ data }: RasterImage): Map<number, number> | undefined {
  const palette = new Map<number, number>()
  let last: number | undefined
  for (const pixel of new Uint32Array(data.buffer, data.byteOffset, data.length / 4)) {
    if (pixel === last) continue
    last = pixel
    if (palette.has(pixel)) continue
    if (palette.size === 256) return undefined
    palette.set(pixel, palette.size)
  }
  return palette
}

const depthFor = (colors: number): PngLayout['depth'] => (colors <= 2 ? 1 : colors <= 4 ? 2 : colors <= 16 ? 4 : 8)

function colorsOf({ data }: RasterImage): { isGray: boolean; isOpaque: boolean } {
  let isGray = true
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] !== 255) return { isGray: false, isOpaque: false }
    isGray &&= data[at] === data[at + 1] && data[at] === data[at + 2]
  }
  return { isGray, isOpaque: true }
}
