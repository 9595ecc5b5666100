import { CodecError } from '../codec-error.ts'
import { editExif } from '../exif/exif.ts'
import { writeExif } from '../exif/write-exif.ts'
import type { MetadataFormat } from '../formats/format-definition.ts'
import type { ImageFormat } from '../formats/image-format.ts'
import { formats, metadataFormats } from '../formats/registry.ts'
import type { ImageInfo } from '../image-info.ts'
import { type Metadata, readMetadata } from './read-metadata.ts'
import { replaceMetadata } from './replace-metadata.ts'

/** The metadata to keep, besides what it takes to show the image. */
export const keptParts = ['nothing', 'orientation', 'copyright', 'all-but-location'] as const

export type KeptPart = (typeof keptParts)[number]

/**
 * Takes the metadata out of a file without touching a pixel; undefined for a format whose metadata is not known. XMP and
 * IPTC can name the place too, and so can notes of makers: they go with it. Names and rights that only XMP or IPTC tells are
 * written as EXIF where they are to stay.
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

/** Of formats that are not written without their metadata by image tools, which would take them for targets. */
const erasers: { [Format in ImageFormat]?: (bytes: Uint8Array, keep: KeptPart) => Promise<Uint8Array<ArrayBuffer>> } = {
  gif: async (bytes) => (await import('./erase/gif.ts')).eraseGif(bytes),
  // Its items are those of AVIF.
  heic: async (bytes) => (await import('../formats/avif/metadata.ts')).replaceMetadata(bytes, undefined),
  tiff: async (bytes, keep) =>
    (await import('./erase/tiff.ts')).eraseTiff(bytes, (tag) => (tiffKeeps[keep] ?? isNoPlace)(tag)),
}

const tiffKeeps: { [Part in KeptPart]?: (tag: number) => boolean } = {
  nothing: () => false,
  orientation: () => false,
  copyright: (tag) => tag === 0x8298 || tag === 0x13b,
}

/** The directory of the place, and what may name it: XMP, IPTC, Photoshop. Notes of makers stand in that of EXIF. */
const isNoPlace = (tag: number): boolean => ![0x8825, 0x2bc, 0x83bb, 0x8649, 0x8769].includes(tag)

async function exifToKeep(
  bytes: Uint8Array<ArrayBuffer>,
  info: ImageInfo & { format: MetadataFormat },
  keep: KeptPart,
): Promise<Uint8Array | undefined> {
  if (keep === 'nothing') return undefined
  const { format, orientation, exif } = info
  const isTurned = orientation !== 1 && formats[format].metadata.isTurnedByExif
  const turning = isTurned ? { orientation } : {}
  const rest =
    keep === 'all-but-location' &&
    exif &&
    editExif(exif, { upright: false, withoutLocation: true, withoutMakerNote: true })
  if (rest) return rest
  const words = keep === 'copyright' ? { ...turning, ...creditsIn(await readMetadata(bytes, format)) } : turning
  return Object.keys(words).length > 0 ? writeExif(words) : undefined
}

/** Whose image it is, by EXIF, else by IPTC, else by XMP. */
function creditsIn({ fields }: Metadata): { artist?: string; copyright?: string } {
  const first = (...names: [group: string, name: string][]): string | undefined =>
    names
      .map(([group, name]) => fields.find((field) => field.group === group && field.name === name && field.value))
      .find(Boolean)?.value
  const artist = first(['EXIF', 'Artist'], ['IPTC', 'Byline'], ['XMP', 'dc:creator'])
  const copyright = first(['EXIF', 'Copyright'], ['IPTC', 'CopyrightNotice'], ['XMP', 'dc:rights'])
  return { ...(artist && { artist }), ...(copyright && { copyright }) }
}
