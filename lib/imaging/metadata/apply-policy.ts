import { editExif, orientationExif } from '../exif/exif.ts'
import { formats } from '../formats/all-formats.ts'
import type { MetadataFormat } from '../formats/format-definition.ts'
import type { ImageFormat } from '../formats/image-format.ts'
import type { ImageInfo } from '../image-info.ts'
import type { NewMetadata } from '../metadata-block.ts'
import type { MetadataPolicy } from '../settings/metadata-policy.ts'
import { allButLocation, allFields, type KeptFields, uprightFields } from './filter/kept-fields.ts'
import { replaceMetadata } from './replace-metadata.ts'

/** Returns the metadata to write into a result, whose pixels are upright; undefined if there is none. */
export async function metadataOfResult(
  bytes: Uint8Array,
  { exif, format }: ImageInfo,
  policy: MetadataPolicy,
): Promise<NewMetadata | undefined> {
  if (policy === 'strip') return undefined
  const withoutLocation = policy === 'strip-location'
  const fields = uprightFields(withoutLocation ? allButLocation : allFields)
  const metadata = {
    exif: exif && editExif(exif, { upright: true, withoutLocation }),
    ...(await xmpAndIptc(bytes, format, fields)),
  }
  return Object.values(metadata).some(Boolean) ? metadata : undefined
}

/** Loads the parser of XML only where metadata is kept, which is not the usual policy. */
const xmpAndIptc = async (bytes: Uint8Array, format: ImageFormat, fields: KeptFields) =>
  (await import('./filter/blocks.ts')).filteredBlocks(bytes, format, fields)

/** The bytes that metadata and its containers take in a file, at most. */
export const metadataSize = ({ exif, xmp, iptc }: NewMetadata): number =>
  [exif, xmp, iptc].reduce((sum, block) => sum + (block ? block.length + 64 : 0), 0)

/** Removes the metadata that the policy does not keep, without touching a pixel. Keeps the orientation. */
export async function applyPolicy(
  bytes: Uint8Array<ArrayBuffer>,
  info: ImageInfo & { format: MetadataFormat },
  policy: MetadataPolicy,
): Promise<Uint8Array<ArrayBuffer>> {
  if (policy === 'keep') return bytes
  const { format, orientation, exif } = info
  const withoutLocation = policy === 'strip-location'
  const rest = withoutLocation && exif && editExif(exif, { upright: false, withoutLocation })
  const isTurnedByExif = orientation !== 1 && formats[format].metadata.isTurnedByExif
  return replaceMetadata(bytes, format, {
    exif: rest || (isTurnedByExif ? orientationExif(orientation) : undefined),
    ...(withoutLocation && (await xmpAndIptc(bytes, format, allButLocation))),
  })
}
