import { CodecError } from '../codec-error.ts'
import type { MetadataFormat } from '../formats/format-definition.ts'
import { loadMetadataReplacer } from '../formats/load-codec.ts'

/**
 * Removes the metadata that is not needed to display the image (EXIF, XMP, comments, trailing data), without touching a
 * pixel, and inserts a block of EXIF where possible: in AVIF only if it is no longer than the existing one.
 *
 * @throws CodecError when the file is damaged
 */
export async function replaceMetadata(
  bytes: Uint8Array,
  format: MetadataFormat,
  exif?: Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const replace = await loadMetadataReplacer(format)
    return replace(bytes, exif)
  } catch (error) {
    throw error instanceof RangeError ? new CodecError('the file is damaged or ends too early') : error
  }
}
