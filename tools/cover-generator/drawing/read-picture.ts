import type { ToolError } from '#kit/tool-error.ts'
import { openSurface } from '#lib/drawing/platform.ts'
import type { Context, Surface } from '#lib/drawing/surface.ts'
import { CodecError } from '#lib/imaging/codec-error.ts'
import type { Picture, Size } from '#lib/imaging/picture.ts'
import { identify } from '#lib/imaging/read/identify.ts'
import { applyResize } from '#lib/imaging/transform/apply-resize.ts'

interface Failures {
  unreadable(): ToolError
  tooLarge(million: number): ToolError
}

/** In pixels; checked before any is decoded. */
const mostPixels = 50_000_000

/** Reads a picture that a cover is made with, made smaller to fill a size where it is larger than that. */
export async function readPicture(file: File, fill: Size, { unreadable, tooLarge }: Failures): Promise<Picture> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const found = identify(bytes)
    if (!found) throw unreadable()
    if (found.width * found.height > mostPixels) throw tooLarge(mostPixels / 1_000_000)
    const picture = await found.decode()
    const share = Math.max(fill.width / picture.width, fill.height / picture.height)
    if (share >= 1) return picture
    return await applyResize(picture, {
      resize: 'contain',
      maxWidth: Math.max(1, Math.ceil(picture.width * share)),
      maxHeight: Math.max(1, Math.ceil(picture.height * share)),
    })
  } catch (error) {
    throw error instanceof CodecError ? unreadable() : error
  }
}

/** Puts a picture on a surface of its own, from which it can be drawn in any size. */
export async function surfaceOf({ data, width, height }: Picture): Promise<Surface> {
  const surface = await openSurface(width, height)
  const pixels = surface.context.createImageData(width, height)
  pixels.data.set(data)
  surface.context.putImageData(pixels, 0, 0)
  return surface
}

/** Draws a picture so that it fills a box and its middle is in the middle; what is beyond is cropped by the cover's edge. */
export async function drawCropped(context: Context, picture: Picture, { width, height }: Size): Promise<void> {
  const share = Math.max(width / picture.width, height / picture.height)
  const drawn = { width: picture.width * share, height: picture.height * share }
  const { context: from } = await surfaceOf(picture)
  context.drawImage(from.canvas, (width - drawn.width) / 2, (height - drawn.height) / 2, drawn.width, drawn.height)
}
