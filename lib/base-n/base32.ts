const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Encodes bytes as Base32 (RFC 4648, section 6), padded to groups of eight. */
export function encodeBase32(bytes: Uint8Array): string {
  let text = ''
  let held = 0
  let bits = 0
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xfff
    for (bits += 8; bits >= 5; ) {
      bits -= 5
      text += alphabet[(held >> bits) & 31]
    }
  }
  if (bits > 0) text += alphabet[(held << (5 - bits)) & 31]
  return text.padEnd(Math.ceil(text.length / 8) * 8, '=')
}
