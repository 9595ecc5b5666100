/** A DER element (X.690). */
interface Element {
  tag: number
  content: Uint8Array
}

/** Parses consecutive elements; undefined if they don't fill the bytes exactly. */
function readElements(bytes: Uint8Array): Element[] | undefined {
  const elements: Element[] = []
  let at = 0
  while (at < bytes.length) {
    const tag = bytes[at] ?? 0
    let length = bytes[at + 1] ?? -1
    at += 2
    if (length >= 0x80) {
      const count = length - 0x80
      if (count === 0 || count > 4) return undefined
      length = bytes.subarray(at, at + count).reduce((sum, byte) => sum * 256 + byte, 0)
      at += count
    }
    if (length < 0 || at + length > bytes.length) return undefined
    elements.push({ tag, content: bytes.subarray(at, at + length) })
    at += length
  }
  return elements
}

/** Parses a sequence and returns the contents of its elements; undefined if the bytes aren't a single sequence. */
export function readSequence(bytes: Uint8Array): Uint8Array[] | undefined {
  const [sequence, ...others] = readElements(bytes) ?? []
  if (sequence?.tag !== 0x30 || others.length > 0) return undefined
  return readElements(sequence.content)?.map(({ content }) => content)
}
