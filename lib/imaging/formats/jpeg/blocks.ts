import { textAt } from '../../bytes.ts'
import type { MetadataBlock } from '../../metadata-block.ts'
import { iptcInPhotoshop } from '../../photoshop.ts'
import { identifiers, markers, payload, type Segment, splitSegments } from './segments.ts'

/** Lists the metadata blocks of a JPEG: EXIF, XMP, IPTC, comments, and trailing data. */
export function listBlocks(bytes: Uint8Array): MetadataBlock[] {
  const { head, body } = splitSegments(bytes)
  const blocks = head.flatMap((segment) => blockOf(bytes, segment))
  const end = body.byteOffset - bytes.byteOffset + body.length
  const rest = bytes.subarray(end)
  return rest.length > 0 ? [...blocks, { kind: 'other', name: 'JPEG trailer', bytes: rest }] : blocks
}

function blockOf(bytes: Uint8Array, segment: Segment): MetadataBlock[] {
  const { marker, start, end } = segment
  const content = bytes.subarray(start + 4, end)
  if (marker === markers.comment) return [{ kind: 'text', name: 'JPEG comment', bytes: content }]
  if (marker < markers.app0 || marker > 0xef) return []
  const exif = payload(bytes, segment, identifiers.exif)
  if (exif) return [{ kind: 'exif', name: 'EXIF', bytes: exif }]
  const xmp = payload(bytes, segment, identifiers.xmp)
  if (xmp) return [{ kind: 'xmp', name: 'XMP', bytes: xmp }]
  const photoshop = payload(bytes, segment, identifiers.photoshop)
  if (photoshop) return iptcInPhotoshop(photoshop)
  if (payload(bytes, segment, identifiers.profile)) return [{ kind: 'profile', name: 'ICC', bytes: content }]
  // These describe how to decode the colors, and nothing personal.
  if (['JFIF\0', 'Adobe'].some((sign) => textAt(content, 0, sign.length) === sign)) return []
  return [{ kind: 'other', name: `JPEG APP${marker - markers.app0}`, bytes: content }]
}
