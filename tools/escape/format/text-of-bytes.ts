/** Reads bytes as UTF-8; where they are none, each is a character of Latin-1. */
export function textOfBytes(bytes: readonly number[]): string {
  try {
    return utf8.decode(Uint8Array.from(bytes))
  } catch (error) {
    if (error instanceof TypeError) return bytes.map((byte) => String.fromCharCode(byte)).join('')
    throw error
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
