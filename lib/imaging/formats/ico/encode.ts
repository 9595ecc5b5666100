import { joinBytes } from '../../../join-bytes.ts'
import { emptyImage, type RasterImage } from '../../raster-image.ts'
import { overlay } from '../../transform/overlay.ts'
import { resize } from '../../transform/resize.ts'
import type { EncodeSettings } from '../format-definition.ts'
import { optimizePixels } from '../png/encode.ts'

/**
 * Encodes an image as an icon of square PNGs with the given side lengths, at most 256 pixels, the image centered in
 * each.
 */
export async function encode(
  image: RasterImage,
  { sizes = faviconSizes }: EncodeSettings,
): Promise<Uint8Array<ArrayBuffer>> {
  const sides = [...new Set(sizes)].sort((a, b) => a - b)
  const files: Uint8Array[] = []
  for (const side of sides) files.push(await optimizePixels(await squareOf(image, side)))
  const head = new DataView(new ArrayBuffer(6 + 16 * sides.length))
  head.setUint16(2, 1, true)
  head.setUint16(4, sides.length, true)
  let at = head.byteLength
  for (const [index, side] of sides.entries()) {
    const entry = 6 + 16 * index
    // 256 does not fit in a byte, and is stored as 0.
    head.setUint8(entry, side & 255)
    head.setUint8(entry + 1, side & 255)
    head.setUint16(entry + 4, 1, true)
    head.setUint16(entry + 6, 32, true)
    head.setUint32(entry + 8, files[index]?.length ?? 0, true)
    head.setUint32(entry + 12, at, true)
    at += files[index]?.length ?? 0
  }
  return joinBytes(new Uint8Array(head.buffer), ...files)
}

/** The sizes that browsers use in tabs. */
const faviconSizes = [16, 32, 48]

async function squareOf(image: RasterImage, side: number): Promise<RasterImage> {
  const scale = side / Math.max(image.width, image.height)
  const [width, height] = [image.width, image.height].map((length) => Math.max(1, Math.round(length * scale)))
  const drawn = await resize(image, { width: width ?? 1, height: height ?? 1 })
  const place = { left: (side - drawn.width) >> 1, top: (side - drawn.height) >> 1 }
  return overlay(emptyImage(side, side), drawn, place)
}
