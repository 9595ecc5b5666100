import { textAt, viewOf } from '../../bytes.ts'
import { CodecError } from '../../codec-error.ts'

export const markers = { start: 0xd8, end: 0xd9, scan: 0xda, app0: 0xe0, comment: 0xfe }
export const identifiers = {
  exif: 'Exif\0\0',
  xmp: 'http://ns.adobe.com/xap/1.0/\0',
  photoshop: 'Photoshop 3.0\0',
  profile: 'ICC_PROFILE\0',
}

/** A marker segment (ITU-T T.81, annex B). */
export interface Segment {
  marker: number
  start: number
  end: number
}

/** Splits a file into the segments before the first scan, and the rest up to the end of the image. */
export function splitSegments(bytes: Uint8Array): { head: Segment[]; body: Uint8Array } {
  const segments = [...segmentsOf(bytes)]
  const scan = segments.findIndex(({ marker }) => marker === markers.scan)
  const last = segments.at(-1)
  if (last?.marker !== markers.end || scan < 0) throw new CodecError('this JPEG file ends too early')
  return { head: segments.slice(0, scan), body: bytes.subarray(segments[scan]?.start, last.end) }
}

/** Removes comments and APPn segments between the scans of an image, which decoders skip. */
export function stripBodyMetadata(body: Uint8Array): Uint8Array[] {
  const pieces: Uint8Array[] = []
  let from = 0
  for (const { marker, start, end } of segmentsOf(body, 0)) {
    if (marker !== markers.comment && (marker < markers.app0 || marker > 0xef)) continue
    pieces.push(body.subarray(from, start))
    from = end
  }
  return [...pieces, body.subarray(from)]
}

function* segmentsOf(bytes: Uint8Array, from = 2): Generator<Segment> {
  const view = viewOf(bytes)
  for (let start = bytes.indexOf(0xff, from); start >= 0 && start + 1 < bytes.length; ) {
    const marker = view.getUint8(start + 1)
    const end = start + 2 + (isBare(marker) ? 0 : view.getUint16(start + 2))
    if (isSegment(marker)) yield { marker, start, end }
    if (marker === markers.end) return
    // Fill bytes are FF too, so what follows one may be the marker.
    start = bytes.indexOf(0xff, marker === 0xff ? start + 1 : end)
  }
}

/** In entropy-coded data, FF is followed by 0 or a restart marker, neither of which is a segment. */
const isSegment = (marker: number): boolean => marker === markers.end || !isBare(marker)
const isBare = (marker: number): boolean => marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd9) || marker === 0xff

/** C0 to CF begin a frame, except for tables (C4, CC) and a reserved one (C8). */
export const isFrame = (marker: number): boolean => (marker & 0xf0) === 0xc0 && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Returns the data after a segment's identifier; undefined if it has another one. */
export function payload(bytes: Uint8Array, { start, end }: Segment, sign: string): Uint8Array | undefined {
  const hasSign = textAt(bytes, start + 4, sign.length) === sign
  return hasSign ? bytes.subarray(start + 4 + sign.length, end) : undefined
}
