import { CodecError } from '../codec-error.ts'
import type { MetadataFormat } from '../formats/format-definition.ts'
import { loadMetadataReplacer } from '../formats/load-codec.ts'
import type { NewMetadata } from '../metadata-block.ts'

/**
 * Removes the metadata that is not needed to display the image (EXIF, XMP, comments, trailing data), without touching a
 * pixel, and inserts new metadata where possible: in AVIF only what is no longer than the existing one.
 *
 * @throws CodecError when the file is damaged
 */
export async function replaceMetadata(
  bytes: Uint8Array,
  format: MetadataFormat,
  metadata: NewMetadata = {},
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const replace = await loadMetadataReplacer(format)
    return replace(bytes, metadata)
  } catch (error) {
    throw error instanceof RangeError ? new CodecError('the file is damaged or ends too early') : error
  }
}
