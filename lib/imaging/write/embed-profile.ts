import { joinBytes } from '../../join-bytes.ts'
import { bytesOf, textAt } from '../bytes.ts'
import type { WritableFormat } from '../formats/format-definition.ts'

/** The formats that a profile is put into here. */
const embedders: {
  [Format in WritableFormat]?: (bytes: Uint8Array, profile: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>
} = {
  jpeg: async (bytes, profile) => embedInJpeg(bytes, profile),
  png: async (bytes, profile) => (await import('../formats/png/profile.ts')).embedProfile(bytes, profile),
  webp: async (bytes, profile) => (await import('../formats/webp/metadata.ts')).embedProfile(bytes, profile),
}

/** Says whether an image of three colors can be written with a profile in a format: not with one of inks, or of gray. */
export const takesProfile = (format: WritableFormat, profile: Uint8Array | undefined): profile is Uint8Array =>
  profile !== undefined && embedders[format] !== undefined && textAt(profile, 16, 4) === 'RGB '

/** Puts a color profile into a file that was just written without one. A file of grays alone, which none fits, is undefined. */
export async function embedProfile(
  bytes: Uint8Array,
  format: WritableFormat,
  profile: Uint8Array,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const isGrayPng = format === 'png' && ((bytes[25] ?? 0) & 2) === 0
  return isGrayPng ? undefined : embedders[format]?.(bytes, profile)
}

/** In bytes of one segment, besides its sign and its number. */
const maxPiece = 65_519

/** Behind the first segment, JFIF's, in numbered pieces (ICC.1, annex B.4). */
function embedInJpeg(bytes: Uint8Array, profile: Uint8Array): Uint8Array<ArrayBuffer> {
  const start = bytes[3] === 0xe0 ? 4 + (bytes[4] ?? 0) * 256 + (bytes[5] ?? 0) : 2
  const count = Math.ceil(profile.length / maxPiece)
  const pieces = Array.from({ length: count }, (_, index) => {
    const piece = profile.subarray(index * maxPiece, (index + 1) * maxPiece)
    const length = 2 + 14 + piece.length
    const head = joinBytes(Uint8Array.of(0xff, 0xe2, length >> 8, length), bytesOf('ICC_PROFILE\0'))
    return joinBytes(head, Uint8Array.of(index + 1, count), piece)
  })
  return joinBytes(bytes.subarray(0, start), ...pieces, bytes.subarray(start))
}
