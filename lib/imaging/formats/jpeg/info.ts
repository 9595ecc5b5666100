import { joinBytes } from '../../../join-bytes.ts'
import { textAt, viewOf } from '../../bytes.ts'
import { CodecError } from '../../codec-error.ts'
import { orientationOf } from '../../exif/exif.ts'
import type { InfoReader } from '../format-definition.ts'
import { identifiers, isFrame, markers, payload, type Segment, splitSegments } from './segments.ts'

export const reader: InfoReader = {
  endMarker: '\xff\xd9',
  detect: (bytes) => bytes[0] === 0xff && bytes[1] === markers.start && (bytes[2] === 0xff || isPadded(bytes)),

  info(bytes) {
    const { head, body } = splitSegments(bytes)
    const frame = head.find(({ marker }) => isFrame(marker))
    if (!frame) throw new CodecError('this JPEG file has no image')
    const exif = head.map((segment) => payload(bytes, segment, identifiers.exif)).find(Boolean)
    const isCmyk = viewOf(bytes).getUint8(frame.start + 9) === 4
    return {
      width: viewOf(bytes).getUint16(frame.start + 7),
      height: viewOf(bytes).getUint16(frame.start + 5),
      isCmyk,
      hasFullColor: hasFullColor(bytes.subarray(frame.start, frame.end)),
      decodeBytesPerPixel: isCmyk ? undefined : decodeNeed(frame.marker, bytes.subarray(frame.start, frame.end), body),
      orientation: orientationOf(exif),
      exif,
      profile: profileIn(bytes, head),
      warnings: isCmyk ? ['plainCmyk'] : [],
    }
  },
}

/** Some programs write zeros, or counters, before the first segment; JFIF in that segment then identifies the file. */
function isPadded(bytes: Uint8Array): boolean {
  let first = bytes.subarray(0, maxPaddingBytes).indexOf(0xff, 2)
  while (first > 0 && bytes[first + 1] === 0xff) first++
  return first > 0 && textAt(bytes, first + 1, 1) === '\xe0' && textAt(bytes, first + 4, 4) === 'JFIF'
}

/** The limit on such padding, in bytes. */
const maxPaddingBytes = 1024

/** Whether all components have the same sampling factors. Each has an identifier, sampling factors, and a table. */
function hasFullColor(frame: Uint8Array): boolean {
  return new Set(Array.from({ length: frame[9] ?? 0 }, (_, index) => frame[11 + 3 * index])).size === 1
}

/**
 * The memory for decoding, in bytes per pixel: the pixels in the codec and out of it, and where they come in several
 * scans the coefficients of all components, which the decoder holds until the last one.
 */
function decodeNeed(marker: number, frame: Uint8Array, firstScan: Uint8Array): number {
  const sampling = Array.from({ length: frame[9] ?? 0 }, (_, index) => frame[11 + 3 * index] ?? 0)
  const isInOneScan = !progressiveFrames.has(marker) && firstScan[4] === sampling.length
  if (isInOneScan) return 8.2
  const areas = sampling.map((factors) => (factors >> 4) * (factors & 15))
  const samples = areas.reduce((sum, area) => sum + area, 0) / Math.max(...areas, 1)
  return 8.2 + 2 * samples
}

const progressiveFrames = new Set([0xc2, 0xc6, 0xca, 0xce])

/** Joins an ICC profile, which may be split over several numbered segments. */
function profileIn(bytes: Uint8Array, segments: Segment[]): Uint8Array | undefined {
  const pieces = segments.flatMap((segment) => payload(bytes, segment, identifiers.profile) ?? [])
  pieces.sort(([a = 0], [b = 0]) => a - b)
  return pieces.length ? joinBytes(...pieces.map((piece) => piece.subarray(2))) : undefined
}
