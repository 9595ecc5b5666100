import { CodecError } from '../codec-error.ts'
import { editExif } from '../exif/exif.ts'
import { writeExif } from '../exif/write-exif.ts'
import { formats, metadataFormats } from '../formats/all-formats.ts'
import type { MetadataFormat } from '../formats/format-definition.ts'
import type { ImageFormat } from '../formats/image-format.ts'
import type { ImageInfo } from '../image-info.ts'
import type { NewMetadata } from '../metadata-block.ts'
import { filteredBlocks } from './filter/blocks.ts'
import { allButLocation, credits, type KeptFields } from './filter/kept-fields.ts'
import { type Metadata, readMetadata } from './read-metadata.ts'
import { replaceMetadata } from './replace-metadata.ts'

/** Which metadata to keep, besides what is needed to display the image. */
export const keptParts = ['nothing', 'orientation', 'copyright', 'all-but-location'] as const

export type KeptPart = (typeof keptParts)[number]

/**
 * Removes the metadata of a file without touching a pixel; undefined for unsupported formats. With the location go all
 * fields of XMP and IPTC that name a place, and MakerNotes, which can name it too. When copyright is kept, creator and
 * rights that are only in XMP or IPTC are also written as EXIF.
 *
 * @throws CodecError when the file is damaged
 */
export async function stripMetadata(
  bytes: Uint8Array<ArrayBuffer>,
  info: ImageInfo,
  keep: KeptPart,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const { format } = info
    const eraser = erasers[format]
    if (!eraser && !isReplaceable(format)) return undefined
    const fields = keptFields[keep]
    const kept = {
      exif: await exifToKeep(bytes, info, keep),
      ...(fields && (await filteredBlocks(bytes, format, fields))),
      keepsTexts: keep === 'all-but-location',
    }
    return await (isReplaceable(format) ? replaceMetadata(bytes, format, kept) : eraser?.(bytes, keep, kept))
  } catch (error) {
    throw error instanceof RangeError ? new CodecError('the file is damaged or ends too early') : error
  }
}

const isReplaceable = (format: ImageFormat): format is MetadataFormat => metadataFormats.some((name) => name === format)

/** The fields of XMP and IPTC that stay. */
const keptFields: { [Part in KeptPart]?: KeptFields } = { copyright: credits, 'all-but-location': allButLocation }

type Eraser = (bytes: Uint8Array, keep: KeptPart, kept: NewMetadata) => Promise<Uint8Array<ArrayBuffer>>

/** The formats without a `metadata` part, which would make image tools offer them as targets. */
const erasers: { [Format in ImageFormat]?: Eraser } = {
  gif: async (bytes, _, kept) => (await import('./erase/gif.ts')).eraseGif(bytes, kept),
  // Has the same items as AVIF.
  heic: async (bytes, _, kept) => (await import('../formats/avif/metadata.ts')).replaceMetadata(bytes, kept),
  tiff: async (bytes, keep) =>
    (await import('./erase/tiff.ts')).eraseTiff(bytes, tiffKeeps[keep] ?? isUnrelatedToPlace, keptFields[keep]),
}

const tiffKeeps: { [Part in KeptPart]?: (tag: number) => boolean } = {
  nothing: () => false,
  orientation: () => false,
  copyright: (tag) => tag === 0x8298 || tag === 0x13b,
}

/** Excludes the GPS directory, and Photoshop's resources, which have IPTC once more. */
const isUnrelatedToPlace = (tag: number): boolean => tag !== 0x8825 && tag !== 0x8649

async function exifToKeep(
  bytes: Uint8Array<ArrayBuffer>,
  { format, orientation, exif }: ImageInfo,
  keep: KeptPart,
): Promise<Uint8Array | undefined> {
  if (keep === 'nothing') return undefined
  const isTurned = orientation !== 1 && isReplaceable(format) && formats[format].metadata.isTurnedByExif
  const orientationField = isTurned ? { orientation } : {}
  const rest =
    keep === 'all-but-location' &&
    exif &&
    editExif(exif, { upright: false, withoutLocation: true, withoutMakerNote: true })
  if (rest) return rest
  const words =
    keep === 'copyright' ? { ...orientationField, ...creditsIn(await readMetadata(bytes, format)) } : orientationField
  return Object.keys(words).length > 0 ? writeExif(words) : undefined
}

/** Returns the creator and the copyright from EXIF, or else IPTC, or else XMP. */
function creditsIn({ fields }: Metadata): { artist?: string; copyright?: string } {
  const first = (...names: [group: string, name: string][]): string | undefined =>
    names
      .map(([group, name]) => fields.find((field) => field.group === group && field.name === name && field.value))
      .find(Boolean)?.value
  const artist = first(['EXIF', 'Artist'], ['IPTC', 'Byline'], ['XMP', 'dc:creator'])
  const copyright = first(['EXIF', 'Copyright'], ['IPTC', 'CopyrightNotice'], ['XMP', 'dc:rights'])
  return { ...(artist && { artist }), ...(copyright && { copyright }) }
}
