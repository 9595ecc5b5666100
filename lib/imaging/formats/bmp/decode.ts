import { viewOf } from '../../bytes.ts'
import { CodecError } from '../../codec-error.ts'
import type { RasterImage } from '../../raster-image.ts'
import { readEmbedded } from '../embedded.ts'
import { decodeBitmap } from './bitmap.ts'
import { type BitmapHeader, readBitmapHeader } from './bitmap-header.ts'

/** Decodes a BMP. */
export async function decode(bytes: Uint8Array<ArrayBuffer>): Promise<RasterImage> {
  const head = readBitmapHeader(bytes, 14)
  const start = viewOf(bytes).getUint32(10, true)
  const isWrapped = head.compression === 4 || head.compression === 5
  return isWrapped ? unwrap(bytes.subarray(start), head) : decodeBitmap(bytes, head, start)
}

/** Decodes a JPEG or PNG embedded in place of the pixels, as used for printers. */
async function unwrap(file: Uint8Array<ArrayBuffer>, { width, height }: BitmapHeader): Promise<RasterImage> {
  const image = readEmbedded(file)
  if (image?.width !== width || image.height !== height) throw new CodecError('this bitmap holds another image')
  return image.decode()
}
