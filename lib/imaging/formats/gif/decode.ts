import { emptyImage, type RasterImage, type Size } from '../../raster-image.ts'
import { drawFrame } from './draw-frame.ts'
import { parseFrames } from './frames.ts'

/** Decodes the first frame of a GIF. */
export function decode(bytes: Uint8Array, { width, height }: Size): RasterImage {
  const image = emptyImage(width, height)
  const { value: frame } = parseFrames(bytes).next()
  if (frame) drawFrame(image, bytes, frame)
  return image
}
