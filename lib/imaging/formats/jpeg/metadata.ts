import { joinBytes } from '../../../join-bytes.ts'
import { bytesOf, textAt } from '../../bytes.ts'
import type { NewMetadata } from '../../metadata-block.ts'
import { photoshopWithIptc } from '../../photoshop.ts'
import { identifiers, markers, type Segment, splitSegments, stripBodyMetadata } from './segments.ts'

/** Removes the metadata of a JPEG, and inserts new metadata, except blocks that are too long for a segment. */
export function replaceMetadata(
  bytes: Uint8Array,
  { exif, xmp, iptc, keepsTexts = false }: NewMetadata,
): Uint8Array<ArrayBuffer> {
  const { head, body } = splitSegments(bytes)
  const kept = head.filter((segment) => (segment.marker === markers.comment ? keepsTexts : isNeeded(bytes, segment)))
  const [first, ...rest] = kept.map(({ start, end }) => bytes.subarray(start, end))
  const blocks = joinBytes(
    segmentWith(0xe1, identifiers.exif, exif),
    segmentWith(0xe1, identifiers.xmp, xmp),
    segmentWith(0xed, identifiers.photoshop, iptc && photoshopWithIptc(iptc)),
  )
  // A JFIF segment must come first if there is one.
  const opening = kept[0]?.marker === markers.app0 ? [first ?? [], blocks] : [blocks, first ?? []]
  return joinBytes(
    bytes.subarray(0, 2),
    ...opening.map((piece) => Uint8Array.from(piece)),
    ...rest,
    ...stripBodyMetadata(body),
  )
}

function isNeeded(bytes: Uint8Array, { marker, start }: Segment): boolean {
  if (marker < markers.app0 || marker > 0xef) return true
  return ['JFIF\0', identifiers.profile, 'Adobe'].some((sign) => textAt(bytes, start + 4, sign.length) === sign)
}

/** Builds a segment; empty without content, or with too much of it. */
function segmentWith(marker: number, identifier: string, content: Uint8Array | undefined): Uint8Array {
  // The length has two bytes, and includes them.
  const length = 2 + identifier.length + (content?.length ?? 0)
  if (!content || length > 0xffff) return new Uint8Array()
  return joinBytes(Uint8Array.of(0xff, marker, length >> 8, length), bytesOf(identifier), content)
}
