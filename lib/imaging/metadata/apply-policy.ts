import { editExif, orientationExif } from '../exif/exif.ts'
import type { MetadataFormat } from '../formats/format-definition.ts'
import { formats } from '../formats/registry.ts'
import type { ImageInfo } from '../image-info.ts'
import type { MetadataPolicy } from '../settings/metadata-policy.ts'
import { replaceMetadata } from './replace-metadata.ts'

/** The metadata that goes on into a result, whose pixels stand upright: EXIF and nothing else. */
export function exifOfResult({ exif }: ImageInfo, policy: MetadataPolicy): Uint8Array | undefined {
  if (policy === 'strip' || !exif) return undefined
  return editExif(exif, { upright: true, withoutLocation: policy === 'strip-location' })
}

/**
 * Removes the metadata that the policy does not keep, without touching a pixel. The orientation stays. XMP and IPTC can
 * name the place too, so both go with the location.
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
