import { CodecError } from '../../codec-error.ts'
import type { RasterImage, Size } from '../../raster-image.ts'

/**
 * Always throws, since browsers cannot draw SVG in a worker. Pages draw it beforehand, with `rasterizeSvg`.
 *
 * @throws CodecError always
 */
export async function drawSvg(_bytes: Uint8Array, _size: Size, _scale: number): Promise<RasterImage> {
  throw new CodecError('SVG is drawn by the page')
}
