import { drawSvg } from '#lib/imaging/formats/svg/draw-svg.ts'
import type { ImageInfo } from '../../image-info.ts'
import type { RasterImage } from '../../raster-image.ts'
import type { DecodeOptions } from '../format-definition.ts'
import { findRootTag, parseSize } from './root.ts'

/** Draws an SVG at its own size times a scale. */
export function decode(bytes: Uint8Array, _info: ImageInfo, { scale = 1 }: DecodeOptions): Promise<RasterImage> {
  const { width, height } = parseSize(findRootTag(bytes) ?? '')
  const [across, down] = [width, height].map((side) => Math.max(1, Math.round(side * scale)))
  return drawSvg(bytes, { width: across ?? 1, height: down ?? 1 }, scale)
}
