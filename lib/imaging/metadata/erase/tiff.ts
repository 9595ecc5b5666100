import { CodecError } from '../../codec-error.ts'
import { Tiff } from '../../exif/exif-directories.ts'
import { isLayoutTag } from '../../exif/exif-tags.ts'

/** The limit on directories, one for each page. */
const maxPages = 10_000

/**
 * Zeroes the metadata in a copy of a TIFF, without moving its pixels. Keeps the tags that describe how the pixels are
 * stored and displayed, including the orientation, and those for which `isKept` is true.
 */
export function eraseTiff(bytes: Uint8Array, isKept: (tag: number) => boolean): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array(bytes)
  const tiff = new Tiff(copy)
  const seen = new Set<number>()
  for (let at = tiff.main; at !== 0 && !seen.has(at); at = nextOf(tiff, at)) {
    seen.add(at)
    if (seen.size > maxPages) throw new CodecError('this TIFF has too many pages')
    for (const entry of tiff.entries(at).reverse()) {
      const isPointer = pointers.includes(entry.tag)
      if (!isBlock(entry.tag) && !isPointer && (isLayoutTag(entry.tag) || displayTags.has(entry.tag))) continue
      if (isKept(entry.tag)) continue
      if (isPointer) tiff.erase(tiff.uint32(entry.value))
      tiff.zeroFill(entry.value, entry.value + entry.size)
      tiff.remove(at, entry)
    }
  }
  return copy
}

const nextOf = (tiff: Tiff, at: number): number => tiff.uint32(at + 2 + 12 * tiff.uint16(at))

/** The pointers to the EXIF, GPS and interoperability directories. */
const pointers = [0x8769, 0x8825, 0xa005]

/** XMP, IPTC, and Photoshop image resources. */
const isBlock = (tag: number): boolean => [0x2bc, 0x83bb, 0x8649].includes(tag)

/** What else a viewer needs: orientation, resolution, and color definitions. */
const displayTags: ReadonlySet<number> = new Set([0x112, 0x11a, 0x11b, 0x128, 0x13e, 0x13f, 0x211, 0x213, 0x214])
