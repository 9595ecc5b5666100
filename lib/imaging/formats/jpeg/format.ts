import { joinBytes } from '../../../join-bytes.ts'
import { textAt, viewOf } from '../../bytes.ts'
import { CodecError } from '../../codec-error.ts'
import { orientationOf } from '../../metadata/exif.ts'
import type { Encodes, FormatDefinition, ReplacesMetadata } from '../format-definition.ts'
import type { ImageFormats } from '../image-format.ts'
import { isFrame, markers, payload, type Segment, signs, split } from './segments.ts'

declare module '../image-format.ts' {
  interface ImageFormats {
    jpeg: FormatDefinition & Encodes & ReplacesMetadata
  }
}

/** JPEG (ITU-T T.81): segments, of which those that begin the file tell about it. */
export const format: ImageFormats['jpeg'] = {
  label: 'JPEG',
  mediaType: 'image/jpeg',
  extensions: ['jpg', 'jpeg'],
  order: 1,
  hasAlpha: false,
  shownBy: 'all',
  decodeBytesPerPixel: 10,
  ending: '\xff\xd9',

  detect: (bytes) => bytes[0] === 0xff && bytes[1] === markers.start && (bytes[2] === 0xff || isPadded(bytes)),

  info(bytes) {
    const { head } = split(bytes)
    const frame = head.find(({ marker }) => isFrame(marker))
    if (!frame) throw new CodecError('this JPEG file has no image')
    const exif = head.map((segment) => payload(bytes, segment, signs.exif)).find(Boolean)
    const isCmyk = viewOf(bytes).getUint8(frame.start + 9) === 4
    return {
      width: viewOf(bytes).getUint16(frame.start + 7),
      height: viewOf(bytes).getUint16(frame.start + 5),
      isCmyk,
      hasFullColor: hasFullColor(bytes.subarray(frame.start, frame.end)),
      orientation: orientationOf(exif),
      exif,
      profile: profileIn(bytes, head),
      warnings: isCmyk ? ['plainCmyk'] : [],
    }
  },

  decode: async (bytes, info) => (await import('./decode.ts')).decode(bytes, info),

  encode: {
    settings: ['quality', 'hasFullColor'],
    bytesPerPixel: 15,
    maxSide: 65_500,
    write: async (image, settings) => (await import('./encode.ts')).encode(image, settings),
  },

  metadata: {
    isTurnedByExif: true,
    replace: async (bytes, exif) => (await import('./metadata.ts')).replaceMetadata(bytes, exif),
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

/** Each component of a frame has a number, its sampling across and down, and a table. */
function hasFullColor(frame: Uint8Array): boolean {
  return new Set(Array.from({ length: frame[9] ?? 0 }, (_, index) => frame[11 + 3 * index])).size === 1
}

/** A profile may be spread over several segments, each with its number. */
function profileIn(bytes: Uint8Array, segments: Segment[]): Uint8Array | undefined {
  const pieces = segments.flatMap((segment) => payload(bytes, segment, signs.profile) ?? [])
  pieces.sort(([a = 0], [b = 0]) => a - b)
  return pieces.length ? joinBytes(...pieces.map((piece) => piece.subarray(2))) : undefined
}
