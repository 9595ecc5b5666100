import { joinBytes } from '../../../join-bytes.ts'
import { bytesOf } from '../../bytes.ts'
import { hasAtMostColors, quantize } from '../../color/quantize.ts'
import type { RasterImage } from '../../raster-image.ts'
import { isOpaque } from '../../transform/flatten.ts'
import type { EncodeSettings } from '../format-definition.ts'
import { colorTable, sizeBytes } from './color-table.ts'
import { packGif } from './pack.ts'

/** Encodes an image as GIF, in at most 256 colors and with binary transparency. */
export async function encode(image: RasterImage, { colors = 256 }: EncodeSettings): Promise<Uint8Array<ArrayBuffer>> {
  const opaqueOrClear = thresholdAlpha(image)
  const reduced = hasAtMostColors(colors, opaqueOrClear)
    ? opaqueOrClear
    : thresholdAlpha(await quantize(opaqueOrClear, colors))
  const { palette, pixels, transparent } = indexColors(reduced)
  const { table, depth } = colorTable(palette)
  const size = sizeBytes(image)
  const control = transparent === undefined ? [] : [Uint8Array.of(0x21, 0xf9, 4, 1, 0, 0, transparent, 0)]
  return joinBytes(
    bytesOf('GIF89a'),
    size,
    Uint8Array.of(0xf0 | (depth - 1), 0, 0),
    table,
    ...control,
    bytesOf(',\0\0\0\0'),
    size,
    Uint8Array.of(0),
    packGif(pixels, Math.max(2, depth)),
    bytesOf(';'),
  )
}

function thresholdAlpha(image: RasterImage): RasterImage {
  if (isOpaque(image)) return image
  const { width, height, data } = image
  const pixels = data.slice()
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 128) pixels.fill(0, at, at + 4)
    else pixels[at + 3] = 255
  }
  return { width, height, data: pixels }
}

/** Numbers the colors, and maps each pixel to its color index. */
function indexColors({ data }: RasterImage) {
  const colors = new Uint32Array(data.buffer, data.byteOffset, data.length / 4)
  const numbers = new Map<number, number>()
  // Uint8Array.from would create an array of numbers first: hundreds of megabytes.
  const pixels = new Uint8Array(colors.length)
  for (let at = 0; at < colors.length; at++) {
    const color = colors[at] ?? 0
    const number = numbers.get(color) ?? numbers.size
    if (number === numbers.size) numbers.set(color, number)
    pixels[at] = number
  }
  return { palette: [...numbers.keys()], pixels, transparent: numbers.get(0) }
}
