import { CodecError } from '../../codec-error.ts'
import { toSrgb } from '../../color/color-profile.ts'
import { maxPixels } from '../../max-pixels.ts'
import type { RasterImage } from '../../raster-image.ts'
import { orient, orientationFrom } from '../../transform/orientation.ts'
import { colorize } from './colors.ts'
import { readLayout, type TiffLayout } from './layout.ts'
import { readOldJpeg } from './old-jpeg.ts'
import { readSamples, totalChunkBytes } from './samples.ts'

/** Decodes the first page. */
export async function decode(bytes: Uint8Array<ArrayBuffer>): Promise<RasterImage> {
  const layout = readLayout(bytes)
  checkLimits(layout)
  // Each of a million strips could refer to the entire file.
  if (totalChunkBytes(layout, bytes.length) > 4 * bytes.length) throw new CodecError('this TIFF repeats itself')
  const isOldJpeg = layout.compression === 6
  const image = isOldJpeg ? await readOldJpeg(bytes, layout) : colorize(layout, await readSamples(bytes, layout))
  if (layout.profile && layout.photometric === 2) toSrgb(image, layout.profile)
  return orient(image, orientationFrom(layout.orientation))
}

/** Checks the numbers that could make decoding take more memory than the size of the image suggests. */
function checkLimits({ width, height, tileWidth, tileHeight, samplesPerPixel, bits }: TiffLayout): void {
  if (samplesPerPixel < 1 || samplesPerPixel > maxSamples)
    throw new CodecError('this TIFF has pixels of too many parts')
  if (bits < 1 || (bits > 32 && bits !== 64)) throw new CodecError('this TIFF has levels of no usual depth')
  const area = (width + tileWidth) * (height + tileHeight)
  if (tileWidth < 1 || tileHeight < 1 || area > 4 * maxPixels)
    throw new CodecError('this TIFF has tiles of no usual size')
}

const maxSamples = 5
