import type { ToolError } from '#kit/tool-error.ts'
import { openSurface } from '#lib/drawing/platform.ts'
import type { Context, Surface } from '#lib/drawing/surface.ts'
import { CodecError } from '#lib/imaging/codec-error.ts'
import type { RasterImage, Size } from '#lib/imaging/raster-image.ts'
import { identify } from '#lib/imaging/read/identify.ts'
import { applyResize } from '#lib/imaging/settings/apply-resize.ts'

interface Failures {
  unreadable(): ToolError
  tooLarge(million: number): ToolError
}

/** In pixels; checked before an image is decoded. */
const maxPixels = 50_000_000

/** Reads an image for a cover, scaled down to fill a size where it is larger. */
export async function readImage(file: File, target: Size, { unreadable, tooLarge }: Failures): Promise<RasterImage> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const picture = identify(bytes)
    if (!picture) throw unreadable()
    if (picture.width * picture.height > maxPixels) throw tooLarge(maxPixels / 1_000_000)
    const image = await picture.decode()
    const share = Math.max(target.width / image.width, target.height / image.height)
    if (share >= 1) return image
    return await applyResize(image, {
      resize: 'contain',
      maxWidth: Math.max(1, Math.ceil(image.width * share)),
      maxHeight: Math.max(1, Math.ceil(image.height * share)),
    })
  } catch (error) {
    throw error instanceof CodecError ? unreadable() : error
  }
}

/** Copies an image to a surface of its own, from which it can be drawn in any size. */
export async function surfaceOf({ data, width, height }: RasterImage): Promise<Surface> {
  const surface = await openSurface(width, height)
  const pixels = surface.context.createImageData(width, height)
  pixels.data.set(data)
  surface.context.putImageData(pixels, 0, 0)
  return surface
}

/** Draws an image centered, scaled to fill the cover; the overflow is cropped by the cover's edge. */
export async function drawCropped(context: Context, image: RasterImage, { width, height }: Size): Promise<void> {
  const share = Math.max(width / image.width, height / image.height)
  const drawn = { width: image.width * share, height: image.height * share }
  const { context: from } = await surfaceOf(image)
  context.drawImage(from.canvas, (width - drawn.width) / 2, (height - drawn.height) / 2, drawn.width, drawn.height)
}
