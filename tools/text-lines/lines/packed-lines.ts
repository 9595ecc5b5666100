/**
 * Lines as one array of UTF-8 bytes, since slicing, comparing and joining a million strings takes longer than handling
 * their bytes.
 */
export interface PackedLines {
  bytes: Uint8Array<ArrayBuffer>
  /** The offset of each line, and of one after the last. */
  starts: Uint32Array
}

/** Packs a text of lines separated by LF, without lone surrogates; an empty text is one empty line. */
export function packLines(text: string): PackedLines {
  const bytes = new TextEncoder().encode(text)
  let count = 1
  for (const byte of bytes) if (byte === lineFeed) count++
  const starts = new Uint32Array(count + 1)
  let index = 0
  for (let at = bytes.indexOf(lineFeed); at >= 0; at = bytes.indexOf(lineFeed, at + 1)) starts[++index] = at + 1
  starts[count] = bytes.length + 1
  return { bytes, starts }
}

/** Packs texts that contain no LF. */
export const packTexts = (texts: readonly string[]): PackedLines => packLines(texts.join('\n'))

/** Returns the lines at these indexes, separated by LF. */
export function unpackLines({ bytes, starts }: PackedLines, indexes: Uint32Array): string {
  const written = new Uint8Array(bytes.length + 1)
  let to = 0
  for (const index of indexes) {
    const end = (starts[index + 1] ?? 0) - 1
    // Most lines have so few bytes that `set` would be slower.
    for (let from = starts[index] ?? 0; from < end; from++) written[to++] = bytes[from] ?? 0
    written[to++] = lineFeed
  }
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(written.subarray(0, Math.max(0, to - 1)))
}

const lineFeed = 10
