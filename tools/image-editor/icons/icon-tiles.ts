import { emptyImage, type RasterImage } from '#lib/imaging/raster-image.ts'
import { resize } from '#lib/imaging/transform/resize.ts'
import { layOver } from '../drawing/lay-over.ts'
import type { Rgba } from '../drawing/rgba.ts'

interface TileLook {
  /** In pixels. */
  side: number
  background: Rgba
  /** Of the corners, in percent of a side: 50 is a circle. */
  radius: number
  /** How much of the side the image takes, 0 to 1. */
  share: number
}

/** Draws an image in the middle of a square. */
export async function drawTile(
  image: RasterImage,
  { side, background, radius, share }: TileLook,
): Promise<RasterImage> {
  const tile = emptyImage(side, side)
  const pixel = new Uint8ClampedArray(background)
  for (let at = 0; at < tile.data.length; at += 4) tile.data.set(pixel, at)
  const scale = (side * share) / Math.max(image.width, image.height)
  const size = { width: pixelsOf(image.width * scale), height: pixelsOf(image.height * scale) }
  const drawn = await resize(image, size)
  layOver(tile, drawn, { left: (side - size.width) >> 1, top: (side - size.height) >> 1 })
  if (radius > 0) roundCorners(tile, (radius / 100) * side)
  return tile
}

const pixelsOf = (length: number): number => Math.max(1, Math.round(length))

/** Makes transparent what lies beyond the rounded corners; a pixel on the edge by how much of it does. */
function roundCorners({ width: side, data }: RasterImage, radius: number): void {
  for (let y = 0; y < side; y++) {
    const down = Math.max(0, radius - y - 0.5, y + 0.5 - (side - radius))
    if (down === 0) continue
    for (let x = 0; x < side; x++) {
      const right = Math.max(0, radius - x - 0.5, x + 0.5 - (side - radius))
      if (right === 0) continue
      const inside = Math.min(1, Math.max(0, radius - Math.hypot(right, down) + 0.5))
      const at = (y * side + x) * 4 + 3
      data[at] = (data[at] ?? 0) * inside
    }
  }
}
