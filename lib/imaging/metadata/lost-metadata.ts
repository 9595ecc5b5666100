import type { ImageFormat } from '../formats/image-format.ts'
import { readMetadata } from './read-metadata.ts'

/** A file, and its format. */
export interface ImageFile {
  bytes: Uint8Array
  format: ImageFormat
}

/** Whether a result lacks a kind of metadata that its source has: EXIF, XMP or IPTC. */
export async function losesMetadata(source: ImageFile, result: ImageFile): Promise<boolean> {
  const [before, after] = await Promise.all([source, result].map(kindsIn))
  return [...(before ?? [])].some((kind) => !after?.has(kind))
}

async function kindsIn({ bytes, format }: ImageFile): Promise<Set<string>> {
  const { fields } = await readMetadata(bytes, format)
  return new Set(fields.filter(isTold).map(({ group }) => (group === 'GPS' ? 'EXIF' : group)))
}

/** Whether a field is metadata, and not one by which a TIFF describes its pixels. */
const isTold = ({ group, name }: { group: string; name: string }): boolean =>
  group === 'XMP' || group === 'IPTC' || group === 'GPS' || (group === 'EXIF' && !pixelFields.test(name))

const pixelFields =
  /^(?:PhotometricInterpretation|[XY]Resolution|ResolutionUnit|Orientation|WhitePoint|PrimaryChromaticities|YCbCr\w{1,20}|ReferenceBlackWhite)$/
