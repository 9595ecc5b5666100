import { CodecError } from '../codec-error.ts'
import { editExif } from '../exif/exif.ts'
import { writeExif } from '../exif/write-exif.ts'
import { formats, metadataFormats } from '../formats/all-formats.ts'
import type { MetadataFormat } from '../formats/format-definition.ts'
import type { ImageFormat } from '../formats/image-format.ts'
import type { ImageInfo } from '../image-info.ts'
import { type Metadata, readMetadata } from './read-metadata.ts'
import { replaceMetadata } from './replace-metadata.ts'

/** Which metadata to keep, besides what is needed to display the image. */
export const keptParts = ['nothing', 'orientation', 'copyright', 'all-but-location'] as const

export type KeptPart = (typeof keptParts)[number]

/**
 * Removes the metadata of a file without touching a pixel; undefined for unsupported formats. XMP, IPTC and MakerNotes
 * can name the place too, so they are removed with the location. When copyright is kept, creator and rights that are
 * only in XMP or IPTC are written as EXIF.
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
    if (isReplaceable(format)) {
      const exif = await exifToKeep(bytes, { ...info, format }, keep)
      return await replaceMetadata(bytes, format, exif)
    }
    return await erasers[format]?.(bytes, keep)
  } catch (error) {
    throw error instanceof RangeError ? new CodecError('the file is damaged or ends too early') : error
  }
}

const isReplaceable = (format: ImageFormat): format is MetadataFormat => metadataFormats.some((name) => name === format)

/** The formats without a `metadata` part, which would make image tools offer them as targets. */
const erasers: { [Format in ImageFormat]?: (bytes: Uint8Array, keep: KeptPart) => Promise<Uint8Array<ArrayBuffer>> } = {
  gif: async (bytes) => (await import('./erase/gif.ts')).eraseGif(bytes),
  // Has the same items as AVIF.
  heic: async (bytes) => (await import('../formats/avif/metadata.ts')).replaceMetadata(bytes, undefined),
  tiff: async (bytes, keep) =>
    (await import('./erase/tiff.ts')).eraseTiff(bytes, (tag) => (tiffKeeps[keep] ?? isUnrelatedToPlace)(tag)),
}

const tiffKeeps: { [Part in KeptPart]?: (tag: number) => boolean } = {
  nothing: () => false,
  orientation: () => false,
  copyright: (tag) => tag === 0x8298 || tag === 0x13b,
}

/**
 * Excludes the GPS directory and what may name the place: XMP, IPTC, Photoshop, and the EXIF directory with its
 * MakerNote.
 */
const isUnrelatedToPlace = (tag: number): boolean => ![0x8825, 0x2bc, 0x83bb, 0x8649, 0x8769].includes(tag)

async function exifToKeep(
  bytes: Uint8Array<ArrayBuffer>,
  info: ImageInfo & { format: MetadataFormat },
  keep: KeptPart,
): Promise<Uint8Array | undefined> {
  if (keep === 'nothing') return undefined
  const { format, orientation, exif } = info
  const isTurned = orientation !== 1 && formats[format].metadata.isTurnedByExif
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
