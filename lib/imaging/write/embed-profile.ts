import { joinBytes } from '../../join-bytes.ts'
import { bytesOf, textAt } from '../bytes.ts'
import type { WritableFormat } from '../formats/format-definition.ts'

/** The formats that profiles can be embedded in. */
const embedders: {
  [Format in WritableFormat]?: (bytes: Uint8Array, profile: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>
} = {
  jpeg: async (bytes, profile) => embedInJpeg(bytes, profile),
  png: async (bytes, profile) => (await import('../formats/png/profile.ts')).embedProfile(bytes, profile),
  webp: async (bytes, profile) => (await import('../formats/webp/metadata.ts')).embedProfile(bytes, profile),
}

/** Whether a profile can be embedded in an RGB image of a format: CMYK and gray profiles cannot. */
export const canEmbedProfile = (format: WritableFormat, profile: Uint8Array | undefined): profile is Uint8Array =>
  profile !== undefined && embedders[format] !== undefined && textAt(profile, 16, 4) === 'RGB '

/**
 * Embeds a color profile in a newly encoded file without one. Undefined for a gray PNG, which an RGB profile does not
 * fit.
 */
export async function embedProfile(
  bytes: Uint8Array,
  format: WritableFormat,
  profile: Uint8Array,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const isGrayPng = format === 'png' && ((bytes[25] ?? 0) & 2) === 0
  return isGrayPng ? undefined : embedders[format]?.(bytes, profile)
}

/** The limit on profile bytes in one segment, besides its identifier and number. */
const maxPiece = 65_519

/** Inserts the profile in numbered segments after the JFIF segment (ICC.1, annex B.4). */
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
