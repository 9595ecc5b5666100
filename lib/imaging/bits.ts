/** Reads numbers bit by bit, the lowest bit of each byte first. Throws RangeError at the end. */
export function bitReader(bytes: Uint8Array, start = 0): (count: number) => number {
  let at = start * 8
  return (count) => {
    if (at + count > bytes.length * 8) throw new RangeError('The bits are at their end')
    let value = 0
    for (let bit = 0; bit < count; bit++, at++) value += (((bytes[at >> 3] ?? 0) >> (at & 7)) & 1) * 2 ** bit
    return value
  }
}
