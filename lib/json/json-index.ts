/**
 * JSON text as a table of its tokens in the order of the text: their offsets, without decoding any value. A token is
 * a value or a key; a key comes right before its value. Offsets are bytes of the UTF-8 text.
 */
export interface JsonIndex {
  bytes: Uint8Array
  /** Where a token begins. */
  starts: Uint32Array
  /** Where it ends: the offset past its last byte. */
  ends: Uint32Array
  /** The token after this one and its descendants. */
  nexts: Uint32Array
  /**
   * Whether the text is NDJSON (JSON Lines): its values are the items of an array without commas, whose brackets are
   * added as the first and the last byte of `bytes`.
   */
  isLines?: boolean
}

/** First bytes, which tell the kind of a value: `{` is an object, `[` an array. */
export const [openBrace, openBracket, quote] = [0x7b, 0x5b, 0x22]

/** The first byte of a token, which tells its kind: a digit or `-` begins a number, `t`, `f` and `n` a word. */
export const firstByteOf = ({ bytes, starts }: JsonIndex, token: number): number => bytes[starts[token] ?? 0] ?? 0

/** Lists the children of a container: the items of an array, or the keys of an object. */
export function childrenOf(index: JsonIndex, token: number): number[] {
  const { nexts } = index
  const valueAfter = firstByteOf(index, token) === openBrace ? 1 : 0
  const end = nexts[token] ?? 0
  const children: number[] = []
  for (let child = token + 1; child < end; child = nexts[child + valueAfter] ?? end) children.push(child)
  return children
}

/** Reads the source text of a token, every digit and space unchanged; NDJSON as one array. */
export function sourceOf(index: JsonIndex, token: number): string {
  if (index.isLines && token === 0) return listOfLines(index)
  const { bytes, starts, ends } = index
  const [start = 0, end = 0] = [starts[token], ends[token]]
  // Most are short and ASCII: decoding these here is faster than calling the decoder.
  let text = ''
  for (let at = start; at < end; at++) {
    const byte = bytes[at] ?? 0
    if (byte >= 0x80 || at - start === 32) return decoder.decode(bytes.subarray(start, end))
    text += String.fromCharCode(byte)
  }
  return text
}

/** Replaces the character after each value, a space or a line break, by a comma. */
function listOfLines(index: JsonIndex): string {
  const bytes = index.bytes.slice((index.starts[1] ?? 1) - 1)
  const shift = index.bytes.length - bytes.length
  bytes[0] = openBracket
  for (const item of childrenOf(index, 0).slice(0, -1)) bytes[(index.ends[item] ?? 0) - shift] = comma
  return decoder.decode(bytes)
}

const decoder = new TextDecoder()
const comma = 0x2c

/** Counts how deep containers are nested: 0 for a lone number. */
export function depthOf(index: JsonIndex): number {
  const { nexts } = index
  const ends: number[] = []
  let deepest = 0
  for (let token = 0; token < nexts.length; token++) {
    while (ends.length > 0 && ends.at(-1) === token) ends.pop()
    const byte = firstByteOf(index, token)
    if (byte === openBrace || byte === openBracket) ends.push(nexts[token] ?? 0)
    deepest = Math.max(deepest, ends.length)
  }
  return deepest
}
