/** Compresses color indices by LZW into blocks of 255 bytes (GIF89a, appendix F). */
export function packGif(pixels: Uint8Array, depth: number): Uint8Array {
  const [clear, end] = [1 << depth, (1 << depth) + 1]
  const writer = codeWriter(depth)
  // The code of a code and the color after it, with the number of its table: entries of older tables need no clearing.
  // A Map takes three times as long, and hundreds of megabytes.
  const table = new Uint32Array(4096 << depth)
  let [width, codes, tables] = [depth + 1, end + 1, 1]
  writer.put(clear, width)
  let code = pixels[0] ?? 0
  for (let at = 1; at < pixels.length; at++) {
    const color = pixels[at] ?? 0
    const key = (code << depth) | color
    const entry = table[key] ?? 0
    if (entry >>> 12 === tables) {
      code = entry & 4095
      continue
    }
    writer.put(code, width)
    if (codes < 4096) {
      table[key] = (tables << 12) | codes
      if (codes++ === 1 << width) width++
    } else {
      writer.put(clear, width)
      if (++tables === 2 ** 20) {
        table.fill(0)
        tables = 1
      }
      ;[width, codes] = [depth + 1, end + 1]
    }
    code = color
  }
  writer.put(code, width)
  // The reader has by now one code more than this table.
  if (codes === 1 << width && width < 12) width++
  writer.put(end, width)
  return writer.finish()
}

/** Writes numbers of so many bits, the lowest first. */
function codeWriter(depth: number) {
  let bytes = new Uint8Array(65_536)
  let [at, block, held, bits] = [2, 1, 0, 0]
  bytes[0] = depth
  const byte = (value: number) => {
    if (at - block > 255) {
      bytes[block] = 255
      block = at++
    }
    if (at + 2 > bytes.length) {
      const longer = new Uint8Array(2 * bytes.length)
      longer.set(bytes)
      bytes = longer
    }
    bytes[at++] = value
  }
  return {
    put(code: number, width: number): void {
      held |= code << bits
      for (bits += width; bits >= 8; bits -= 8, held >>= 8) byte(held & 255)
    },
    finish(): Uint8Array {
      if (bits > 0) byte(held & 255)
      bytes[block] = at - block - 1
      // A block without bytes ends them.
      bytes[at] = 0
      return bytes.subarray(0, at + 1)
    },
  }
}
