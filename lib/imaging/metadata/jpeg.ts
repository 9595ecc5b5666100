import { joinBytes } from '../../join-bytes.ts'
import { bytesOf, textAt, viewOf } from '../bytes.ts'
import { CodecError } from '../codec-error.ts'
import type { Container } from './container.ts'
import { orientationOf } from './exif.ts'

/** JPEG (ITU-T T.81): segments, of which those that begin the file tell about it. */
export const jpeg: Container = {
  isOf: (bytes) => bytes[0] === 0xff && bytes[1] === markers.start && (bytes[2] === 0xff || isPadded(bytes)),

  read(bytes) {
    const { head } = split(bytes)
    const frame = head.find(({ marker }) => isFrame(marker))
    if (!frame) throw new CodecError('this JPEG file has no image')
    const exif = head.map((segment) => payload(bytes, segment, signs.exif)).find(Boolean)
    return {
      width: viewOf(bytes).getUint16(frame.start + 7),
      height: viewOf(bytes).getUint16(frame.start + 5),
      isAnimated: false,
      isCmyk: viewOf(bytes).getUint8(frame.start + 9) === 4,
      hasFullColor: hasFullColor(bytes.subarray(frame.start, frame.end)),
      orientation: orientationOf(exif),
      exif,
      profile: profileIn(bytes, head),
    }
  },

  replaceMetadata(bytes, exif) {
    const { head, body } = split(bytes)
    const kept = head.filter((segment) => isNeeded(bytes, segment))
    const [first, ...rest] = kept.map(({ start, end }) => bytes.subarray(start, end))
    const block = exif && exif.length <= longestBlock ? exifSegment(exif) : new Uint8Array()
    // A JFIF segment comes first if there is one.
    const opening = kept[0]?.marker === markers.app0 ? [first ?? [], block] : [block, first ?? []]
    return joinBytes(bytes.subarray(0, 2), ...opening.map((piece) => Uint8Array.from(piece)), ...rest, body)
  },
}

/** Some programs leave zeros, or counts, before the first segment, which tells then what the file is. */
function isPadded(bytes: Uint8Array): boolean {
  let first = bytes.subarray(0, maxPaddingBytes).indexOf(0xff, 2)
  while (first > 0 && bytes[first + 1] === 0xff) first++
  return first > 0 && textAt(bytes, first + 1, 1) === '\xe0' && textAt(bytes, first + 4, 4) === 'JFIF'
}

/** In bytes. */
const maxPaddingBytes = 1024

const markers = { start: 0xd8, end: 0xd9, scan: 0xda, app0: 0xe0, comment: 0xfe }
const signs = { exif: 'Exif\0\0', profile: 'ICC_PROFILE\0' }
/** A segment's length is written in two bytes, and counts them and the sign too. */
const longestBlock = 0xffff - 2 - signs.exif.length

interface Segment {
  marker: number
  start: number
  end: number
}

/** Takes a file apart: the segments before the image's own bytes, and those bytes as one piece. */
function split(bytes: Uint8Array): { head: Segment[]; body: Uint8Array } {
  const segments = [...segmentsOf(bytes)]
  const scan = segments.findIndex(({ marker }) => marker === markers.scan)
  const last = segments.at(-1)
  if (last?.marker !== markers.end || scan < 0) throw new CodecError('this JPEG file ends too early')
  return { head: segments.slice(0, scan), body: bytes.subarray(segments[scan]?.start, last.end) }
}

function* segmentsOf(bytes: Uint8Array): Generator<Segment> {
  const view = viewOf(bytes)
  for (let start = bytes.indexOf(0xff, 2); start >= 0 && start + 1 < bytes.length; ) {
    const marker = view.getUint8(start + 1)
    const end = start + 2 + (isBare(marker) ? 0 : view.getUint16(start + 2))
    if (isSegment(marker)) yield { marker, start, end }
    if (marker === markers.end) return
    // Fill bytes are FF too, so what follows one may be the marker.
    start = bytes.indexOf(0xff, marker === 0xff ? start + 1 : end)
  }
}

/** Between the markers stand the image's own bytes, with restarts, and with a 0 behind each FF that is no marker. */
const isSegment = (marker: number): boolean => marker === markers.end || !isBare(marker)
const isBare = (marker: number): boolean => marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd9) || marker === 0xff

/** C0 to CF begin a frame, except for tables (C4, CC) and a reserved one (C8). */
const isFrame = (marker: number): boolean => (marker & 0xf0) === 0xc0 && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Each component of a frame has a number, its sampling across and down, and a table. */
function hasFullColor(frame: Uint8Array): boolean {
  return new Set(Array.from({ length: frame[9] ?? 0 }, (_, index) => frame[11 + 3 * index])).size === 1
}

function isNeeded(bytes: Uint8Array, { marker, start }: Segment): boolean {
  if (marker === markers.comment) return false
  if (marker < markers.app0 || marker > 0xef) return true
  return ['JFIF\0', signs.profile, 'Adobe'].some((sign) => textAt(bytes, start + 4, sign.length) === sign)
}

/** What stands behind a segment's sign; nothing if its sign is another. */
function payload(bytes: Uint8Array, { start, end }: Segment, sign: string): Uint8Array | undefined {
  const found = textAt(bytes, start + 4, sign.length) === sign
  return found ? bytes.subarray(start + 4 + sign.length, end) : undefined
}

/** A profile may be spread over several segments, each with its number. */
function profileIn(bytes: Uint8Array, segments: Segment[]): Uint8Array | undefined {
  const pieces = segments.flatMap((segment) => payload(bytes, segment, signs.profile) ?? [])
  pieces.sort(([a = 0], [b = 0]) => a - b)
  return pieces.length ? joinBytes(...pieces.map((piece) => piece.subarray(2))) : undefined
}

function exifSegment(exif: Uint8Array): Uint8Array {
  const length = 2 + signs.exif.length + exif.length
  return joinBytes(Uint8Array.of(0xff, 0xe1, length >> 8, length), bytesOf(signs.exif), exif)
}
