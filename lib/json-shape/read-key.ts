/** Reads the text of a key or string from its bytes between the quotes, escapes resolved. */
export function readKey(bytes: Uint8Array, start: number, end: number): string {
  if (end - start > 64) return readAny(bytes, start, end)
  // Most keys are short and without escapes; a decoder would take several times as long.
  let text = ''
  for (let at = start; at < end; at++) {
    const byte = bytes[at] ?? 0
    if (byte >= 0x80 || byte === backslash) return readAny(bytes, start, end)
    text += String.fromCharCode(byte)
  }
  return text
}

const backslash = 0x5c

function readAny(bytes: Uint8Array, start: number, end: number): string {
  const source = decoder.decode(bytes.subarray(start, end))
  return source.includes('\\') ? JSON.parse(`"${source}"`) : source
}

/** Keeps a byte order mark inside a key. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
