/** Compresses color indices with LZW into sub-blocks of 255 bytes (GIF89a, appendix F). */
export function packGif(pixels: Uint8Array, depth: number): Uint8Array {
  const [clear, end] = [1 << depth, (1 << depth) + 1]
  const writer = codeWriter(depth)
  // Maps a code and the color after it to their code, tagged with a generation number, so that a clear code needs no
  // clearing here. A Map would take three times as long, and hundreds of megabytes.
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
  // The decoder's table has one more code than this one by now.
  if (codes === 1 << width && width < 12) width++
  writer.put(end, width)
  return writer.finish()
}

/** Writes codes of `width` bits, least significant bit first, in sub-blocks. */
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
      // An empty sub-block ends them.
      bytes[at] = 0
      return bytes.subarray(0, at + 1)
    },
  }
}
