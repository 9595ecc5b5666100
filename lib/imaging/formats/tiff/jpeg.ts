import { joinBytes } from '../../../join-bytes.ts'
import { bytesOf } from '../../bytes.ts'
import { CodecError } from '../../codec-error.ts'
import type { RasterImage, Size } from '../../raster-image.ts'
import { decodeCmykSamples } from '../jpeg/cmyk.ts'
import { decodeJpeg } from '../jpeg/decode.ts'
import { reader } from '../jpeg/info.ts'
import type { TiffLayout } from './layout.ts'

/**
 * Decodes a strip or tile that is a JPEG, with optional shared tables (TIFF Technical Note 2), to four bytes per pixel:
 * RGBA or CMYK.
 */
export async function unpackJpeg(packed: Uint8Array, layout: TiffLayout, tile: Size): Promise<Uint8Array> {
  const { jpegTables, photometric } = layout
  const tables = jpegTables.length > 4 ? jpegTables.subarray(2, -2) : jpegTables.subarray(0, 0)
  const marker = photometric === 2 ? adobeRgbSegment : new Uint8Array()
  const whole = joinBytes(packed.subarray(0, 2), marker, tables, packed.subarray(2))
  const { data, width } = await decodeWithin(whole, tile, photometric === 5)
  if (width === tile.width) return new Uint8Array(data.buffer, data.byteOffset, tile.width * tile.height * 4)
  const rows = new Uint8Array(tile.width * tile.height * 4)
  for (let y = 0; y < tile.height; y++) {
    rows.set(data.subarray(y * width * 4, (y * width + tile.width) * 4), y * tile.width * 4)
  }
  return rows
}

/**
 * Decodes a JPEG whose size is that of its tile, or slightly larger.
 *
 * @throws CodecError if the size or the colors do not match
 */
export async function decodeWithin(
  jpeg: Uint8Array<ArrayBuffer>,
  tile: Size,
  isCmyk = false,
): Promise<Size & { data: Uint8Array | RasterImage['data'] }> {
  const info = reader.detect(jpeg) && reader.info(jpeg)
  if (!info) throw new CodecError('this TIFF has a tile that is no JPEG')
  if (info.width < tile.width || info.height < tile.height || info.width > 2 * tile.width + 16) {
    throw new CodecError('this TIFF has a tile of another size')
  }
  if (info.width * info.height > 4 * tile.width * tile.height + 4096) {
    throw new CodecError('this TIFF has a tile of another size')
  }
  if (Boolean(info.isCmyk) !== isCmyk) throw new CodecError('this TIFF has a tile of other colors')
  return isCmyk ? decodeCmykSamples(jpeg, decodeJpeg, { isTransformed: false }) : decodeJpeg(jpeg)
}

/** An Adobe APP14 segment that says that the components are RGB, not YCbCr. */
const adobeRgbSegment = joinBytes(Uint8Array.of(0xff, 0xee, 0, 14), bytesOf('Adobe\0\x64\0\0\0\0\0'))
