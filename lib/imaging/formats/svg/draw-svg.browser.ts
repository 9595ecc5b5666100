import { CodecError } from '../../codec-error.ts'
import type { RasterImage, Size } from '../../raster-image.ts'

/**
 * Draws no SVG: in a worker no browser does. A page draws it before, by `rasterizeSvg`.
 *
 * @throws CodecError always
 */
export async function drawSvg(_bytes: Uint8Array, _size: Size, _scale: number): Promise<RasterImage> {
  throw new CodecError('SVG is drawn by the page')
}
