/**
 * Maps UTF-8 offsets of a text to UTF-16 offsets: `map(byte)`. A lone surrogate counts three bytes, as it is encoded as
 * the replacement character.
 */
export function utf8Offsets(text: string): (byte: number) => number {
  let length = 0
  for (let index = 0; index < text.length; index++) length += bytesAt(text, index)
  if (length === text.length) return (byte) => byte

  const places = new Uint32Array(length + 1)
  let byte = 0
  for (let index = 0; index < text.length; index++) {
    const size = bytesAt(text, index)
    places.fill(index, byte, byte + size)
    byte += size
  }
  places[length] = text.length
  return (at) => places[at] ?? text.length
}

/** The bytes of the unit at an index; those of a pair count for its first unit. */
function bytesAt(text: string, index: number): number {
  const unit = text.charCodeAt(index)
  if (unit < 0x80) return 1
  if (unit < 0x800) return 2
  if (unit < 0xd800 || unit > 0xdfff) return 3
  const isFirst = unit < 0xdc00 && isSecondHalf(text.charCodeAt(index + 1))
  if (isFirst) return 4
  const isSecond = unit >= 0xdc00 && isFirstHalf(text.charCodeAt(index - 1))
  return isSecond ? 0 : 3
}

const isFirstHalf = (unit: number): boolean => unit >= 0xd800 && unit < 0xdc00
const isSecondHalf = (unit: number): boolean => unit >= 0xdc00 && unit < 0xe000
