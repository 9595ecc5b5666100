import type { RasterImage } from '../../raster-image.ts'

/** How the pixels of a PNG are stored (W3C PNG, third edition, section 11.2.1). */
export interface PngLayout {
  colorType: 0 | 2 | 3 | 6
  /** Bits per sample. */
  depth: 1 | 2 | 4 | 8
  /** Samples per pixel: 1 with a palette or in gray. */
  channels: 1 | 3 | 4
  /** The palette index of each color (RGBA as one number). */
  palette?: Map<number, number>
}

/** Chooses the smallest lossless layout of an image. */
export function chooseLayout(image: RasterImage): PngLayout {
  const palette = paletteOf(image)
  const { isGray, isOpaque } = colorsOf(image)
  // Gray samples compress better than palette indices, because filters work on them.
  if (isGray && isOpaque && (palette?.size ?? 0) > 16) return { colorType: 0, depth: 8, channels: 1 }
  if (palette) return { colorType: 3, depth: depthFor(palette.size), channels: 1, palette }
  return isOpaque ? { colorType: 2, depth: 8, channels: 3 } : { colorType: 6, depth: 8, channels: 4 }
}

/** Numbers the colors of an image; undefined if there are more than 256. */
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
