import { editExif, orientationExif } from '../exif/exif.ts'
import { formats } from '../formats/all-formats.ts'
import type { MetadataFormat } from '../formats/format-definition.ts'
import type { ImageInfo } from '../image-info.ts'
import type { MetadataPolicy } from '../settings/metadata-policy.ts'
import { replaceMetadata } from './replace-metadata.ts'

/** Returns the metadata to write into a result, whose pixels are upright: only EXIF. */
export function exifOfResult({ exif }: ImageInfo, policy: MetadataPolicy): Uint8Array | undefined {
  if (policy === 'strip' || !exif) return undefined
  return editExif(exif, { upright: true, withoutLocation: policy === 'strip-location' })
}

/**
 * Removes the metadata that the policy does not keep, without touching a pixel. Keeps the orientation. XMP and IPTC can
 * name the place too, so both are removed with the location.
 */
export async function applyPolicy(
  bytes: Uint8Array<ArrayBuffer>,
  info: ImageInfo & { format: MetadataFormat },
  policy: MetadataPolicy,
): Promise<Uint8Array<ArrayBuffer>> {
  if (policy === 'keep') return bytes
  const { format, orientation, exif } = info
  const rest = policy === 'strip-location' && exif && editExif(exif, { upright: false, withoutLocation: true })
  const isTurnedByExif = orientation !== 1 && formats[format].metadata.isTurnedByExif
  return replaceMetadata(bytes, format, rest || (isTurnedByExif ? orientationExif(orientation) : undefined))
}
