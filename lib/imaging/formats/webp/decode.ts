import { CodecError } from '../../codec-error.ts'
import type { ImageInfo } from '../../image-info.ts'
import { emptyImage, type RasterImage } from '../../raster-image.ts'
import { orient } from '../../transform/orientation.ts'
import { overlay } from '../../transform/overlay.ts'
import { decodeFrame, decodeStill } from './decode-still.ts'
import { parseFrames } from './frames.ts'

/** Decodes a WebP to upright sRGB; of an animation the first frame, on its canvas. */
export async function decode(bytes: Uint8Array<ArrayBuffer>, info: ImageInfo): Promise<RasterImage> {
  if (!info.isAnimated) return decodeStill(bytes, info)
  const { value: first } = parseFrames(bytes, info).next()
  if (!first) throw new CodecError('this animation has no frame')
  return orient(overlay(emptyImage(info.width, info.height), await decodeFrame(first, info), first), info.orientation)
}
