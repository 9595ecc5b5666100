/** Decodes bytes as UTF-8, or as Latin-1 if they aren't valid. */
export function textOfBytes(bytes: readonly number[]): string {
  try {
    return utf8.decode(Uint8Array.from(bytes))
  } catch (error) {
    if (error instanceof TypeError) return bytes.map((byte) => String.fromCharCode(byte)).join('')
    throw error
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
