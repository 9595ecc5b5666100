import { CodecError } from '../../codec-error.ts'
import { removeMakerNote } from '../../exif/exif.ts'
import { Tiff } from '../../exif/exif-directories.ts'
import { isLayoutTag } from '../../exif/exif-tags.ts'
import { filterIptc } from '../filter/iptc.ts'
import type { KeptFields } from '../filter/kept-fields.ts'
import { filterXmp } from '../filter/xmp.ts'

/** The limit on directories, one for each page. */
const maxPages = 10_000

/**
 * Zeroes the metadata in a copy of a TIFF, without moving its pixels. Keeps the tags that describe how the pixels are
 * stored and displayed, including the orientation, and those for which `isKept` is true: of XMP and IPTC the given
 * fields, of EXIF all but MakerNotes.
 */
export async function eraseTiff(
  bytes: Uint8Array,
  isKept: (tag: number) => boolean,
  fields: KeptFields | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const copy = new Uint8Array(bytes)
  const tiff = new Tiff(copy)
  const seen = new Set<number>()
  for (let at = tiff.main; at !== 0 && !seen.has(at); at = nextOf(tiff, at)) {
    seen.add(at)
    if (seen.size > maxPages) throw new CodecError('this TIFF has too many pages')
    for (const entry of tiff.entries(at).reverse()) {
      const isPointer = pointers.includes(entry.tag)
      if (!isBlock(entry.tag) && !isPointer && (isLayoutTag(entry.tag) || displayTags.has(entry.tag))) continue
      const value = copy.subarray(entry.value, entry.value + entry.size)
      if (fields && (await rewrite(entry.tag, value, fields))) continue
      if (isKept(entry.tag) && !isFiltered(entry.tag)) {
        if (entry.tag === detailsTag) removeMakerNote(tiff, tiff.uint32(entry.value))
        continue
      }
      if (isPointer) tiff.erase(tiff.uint32(entry.value))
      tiff.zeroFill(entry.value, entry.value + entry.size)
      tiff.remove(at, entry)
    }
  }
  return copy
}

const nextOf = (tiff: Tiff, at: number): number => tiff.uint32(at + 2 + 12 * tiff.uint16(at))

/** Writes the fields that stay over a block of XMP or IPTC; returns whether there are any, and they have room. */
async function rewrite(tag: number, value: Uint8Array, { xmp, iptc }: KeptFields): Promise<boolean> {
  if (!isFiltered(tag)) return false
  const isXmp = tag === xmpTag
  const kept = isXmp ? await filterXmp(value, xmp) : filterIptc(value, iptc)
  if (!kept || kept.length > value.length) return false
  value.fill(isXmp ? 0x20 : 0)
  value.set(kept)
  return true
}

const xmpTag = 0x2bc
const iptcTag = 0x83bb
const detailsTag = 0x8769

const isFiltered = (tag: number): boolean => tag === xmpTag || tag === iptcTag

/** The pointers to the EXIF, GPS and interoperability directories. */
const pointers = [detailsTag, 0x8825, 0xa005]

/** XMP, IPTC, and Photoshop image resources. */
const isBlock = (tag: number): boolean => [xmpTag, iptcTag, 0x8649].includes(tag)

/** What else a viewer needs: orientation, resolution, and color definitions. */
const displayTags: ReadonlySet<number> = new Set([0x112, 0x11a, 0x11b, 0x128, 0x13e, 0x13f, 0x211, 0x213, 0x214])
