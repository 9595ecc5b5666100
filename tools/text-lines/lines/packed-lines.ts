/**
 * Lines as bytes of UTF-8 in one piece. A million strings cut out of a text take longer to be made, compared and joined than
 * all their bytes.
 */
export interface PackedLines {
  bytes: Uint8Array<ArrayBuffer>
  /** Where each line begins, and where one behind the last would. */
  starts: Uint32Array
}

/** Packs lines with a line feed between them, and none in place of a line: in a text without half a pair of surrogates. */
export function packLines(text: string): PackedLines {
  const bytes = new TextEncoder().encode(text)
  let count = 1
  for (const byte of bytes) if (byte === lineFeed) count++
  const starts = new Uint32Array(count + 1)
  let place = 0
  for (let at = bytes.indexOf(lineFeed); at >= 0; at = bytes.indexOf(lineFeed, at + 1)) starts[++place] = at + 1
  starts[count] = bytes.length + 1
  return { bytes, starts }
}

/** Packs texts without a line feed in them. */
export const packTexts = (texts: readonly string[]): PackedLines => packLines(texts.join('\n'))

/** Writes the lines of these places, with line feeds between them. */
export function unpackLines({ bytes, starts }: PackedLines, places: Uint32Array): string {
  const written = new Uint8Array(bytes.length + 1)
  let to = 0
  for (const place of places) {
    const end = (starts[place + 1] ?? 0) - 1
    // For the few bytes that most lines have, a call of the platform's own takes longer.
    for (let from = starts[place] ?? 0; from < end; from++) written[to++] = bytes[from] ?? 0
    written[to++] = lineFeed
  }
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(written.subarray(0, Math.max(0, to - 1)))
}

const lineFeed = 10
