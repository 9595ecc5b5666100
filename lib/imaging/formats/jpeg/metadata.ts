import { joinBytes } from '../../../join-bytes.ts'
import { bytesOf, textAt } from '../../bytes.ts'
import { identifiers, markers, type Segment, splitSegments, stripBodyMetadata } from './segments.ts'

/** Removes the metadata of a JPEG, and inserts a block of EXIF unless it is too long for a segment. */
export function replaceMetadata(bytes: Uint8Array, exif: Uint8Array | undefined): Uint8Array<ArrayBuffer> {
  const { head, body } = splitSegments(bytes)
  const kept = head.filter((segment) => isNeeded(bytes, segment))
  const [first, ...rest] = kept.map(({ start, end }) => bytes.subarray(start, end))
  const block = exif && exif.length <= maxBlockBytes ? exifSegment(exif) : new Uint8Array()
  // A JFIF segment must come first if there is one.
  const opening = kept[0]?.marker === markers.app0 ? [first ?? [], block] : [block, first ?? []]
  return joinBytes(
    bytes.subarray(0, 2),
    ...opening.map((piece) => Uint8Array.from(piece)),
    ...rest,
    ...stripBodyMetadata(body),
  )
}

/** A segment's length has two bytes, and includes them and the identifier. */
const maxBlockBytes = 0xffff - 2 - identifiers.exif.length

function isNeeded(bytes: Uint8Array, { marker, start }: Segment): boolean {
  if (marker === markers.comment) return false
  if (marker < markers.app0 || marker > 0xef) return true
  return ['JFIF\0', identifiers.profile, 'Adobe'].some((sign) => textAt(bytes, start + 4, sign.length) === sign)
}

function exifSegment(exif: Uint8Array): Uint8Array {
  const length = 2 + identifiers.exif.length + exif.length
  return joinBytes(Uint8Array.of(0xff, 0xe1, length >> 8, length), bytesOf(identifiers.exif), exif)
}
