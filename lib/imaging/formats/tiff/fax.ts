import { codeLength, codeValue, maxCodeBits, runCodes } from './fax-codes.ts'

interface FaxParameters {
  /**
   * TIFF's Compression: 2 is modified Huffman, 32,771 the same with rows aligned to words, 3 is Group 3, 4 is Group 4.
   */
  compression: number
  /** TIFF's T4Options, for Group 3: bit 0 means two-dimensional coding. */
  options: number
  width: number
  rows: number
}

/**
 * Decompresses CCITT fax data (ITU-T T.4 and T.6) to one bit per pixel, 1 for black, with rows padded to bytes. Missing
 * rows are white. Damaged rows of Group 3 keep the part that was decoded, as in fax machines.
 *
 * @throws RangeError at an undefined code
 */
export function unpackFax(packed: Uint8Array, { compression, options, width, rows }: FaxParameters): Uint8Array {
  const stride = Math.ceil(width / 8)
  const pixels = new Uint8Array(stride * rows)
  const bits = new FaxBits(packed)
  const isGroup3 = compression === 3 && hasEols(bits, width)
  let above = new ChangingElements(width)
  let row = new ChangingElements(width)
  for (let y = 0; y < rows && !bits.isOver; y++) {
    if (isGroup3 && bits.skipEndsOfLine() > 1) break
    const is1d = compression === 4 ? false : !isGroup3 || !(options & 1) || bits.take(1) === 1
    row.clear()
    if (compression === 4 && bits.peek(12) === 1) break
    try {
      if (is1d) readRow1d(bits, row)
      else readRow2d(bits, row, above)
    } catch (error) {
      if (!isGroup3 || !(error instanceof RangeError)) throw error
      bits.skipToEndOfLine()
    }
    row.draw(pixels, y * stride)
    ;[above, row] = [row, above]
    if (compression === 2) bits.align(8)
    if (compression === 32_771) bits.align(16)
  }
  return pixels
}

/**
 * Whether Group 3 data has end-of-line codes (EOL). Some programs declare Group 3 but write modified Huffman, without
 * an EOL before or after the first row.
 */
function hasEols(bits: FaxBits, width: number): boolean {
  if (bits.peek(11) === 0) return true
  try {
    readRow1d(bits, new ChangingElements(width))
    return bits.peek(11) === 0
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return true
  } finally {
    bits.rewind()
  }
}

/** Reads the bits of a strip, most significant bit first; zeros beyond its end. */
class FaxBits {
  private at = 0
  private readonly bytes: Uint8Array

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }

  get isOver(): boolean {
    return this.at >= this.bytes.length * 8
  }

  /** Returns the next bits, at most 16, without advancing. */
  peek(count: number): number {
    const place = this.at >> 3
    const [a = 0, b = 0, c = 0] = [this.bytes[place], this.bytes[place + 1], this.bytes[place + 2]]
    return (((a << 16) | (b << 8) | c) >> (24 - count - (this.at & 7))) & ((1 << count) - 1)
  }

  skip(count: number): void {
    this.at += count
  }

  take(count: number): number {
    const value = this.peek(count)
    this.at += count
    return value
  }

  align(bits: number): void {
    this.at = Math.ceil(this.at / bits) * bits
  }

  /** Goes back to the first bit. */
  rewind(): void {
    this.at = 0
  }

  /** Advances to the next EOL: at least eleven zeros, then a one. */
  skipToEndOfLine(): void {
    for (let zeros = 0; !this.isOver; this.at++) {
      if (this.peek(1) === 0) zeros++
      else if (zeros >= 11) {
        this.at -= 11
        return
      } else zeros = 0
    }
  }

  /** Skips consecutive EOLs, and returns their number; tag bits between them are skipped too. */
  skipEndsOfLine(): number {
    let count = 0
    while (!this.isOver && this.peek(11) === 0) {
      while (!this.isOver && this.peek(1) === 0) this.at++
      if (this.isOver) return count
      this.at++
      count++
      // With two-dimensional coding, each EOL is followed by a tag bit.
      if (this.peek(12) === 0x800) this.at++
    }
    return count
  }
}

/** The changing elements of a row: the positions where its color changes, first to black, followed by its width. */
class ChangingElements {
  readonly width: number
  readonly places: Uint32Array
  count = 0

  constructor(width: number) {
    this.width = width
    this.places = new Uint32Array(width + 4).fill(width)
  }

  clear(): void {
    this.places.fill(this.width, 0, this.count)
    this.count = 0
  }

  /** Two changes at the same position cancel out. */
  add(place: number): void {
    if (this.count > 0 && this.places[this.count - 1] === place) this.places[--this.count] = this.width
    else if (place < this.width) this.places[this.count++] = place
  }

  draw(pixels: Uint8Array, start: number): void {
    for (let index = 0; index < this.count; index += 2) {
      const end = this.places[index + 1] ?? this.width
      for (let x = this.places[index] ?? 0; x < end; x++) {
        const at = start + (x >> 3)
        if ((x & 7) === 0 && x + 8 <= end) {
          pixels[at] = 0xff
          x += 7
        } else pixels[at] = (pixels[at] ?? 0) | (0x80 >> (x & 7))
      }
    }
  }
}

/** Reads a one-dimensionally coded row: alternating runs of white and black. */
function readRow1d(bits: FaxBits, row: ChangingElements): void {
  let [place, color] = [0, 0]
  while (place < row.width) {
    place = Math.min(row.width, place + readRun(bits, color))
    row.add(place)
    color ^= 1
  }
}

function readRun(bits: FaxBits, color: number): number {
  const table = runCodes()[color & 1 ? 1 : 0]
  for (let run = 0; ; ) {
    const entry = table[bits.peek(maxCodeBits)] ?? 0
    if (entry === 0 || bits.isOver) throw new RangeError('This run has no code')
    bits.skip(codeLength(entry))
    run += codeValue(entry)
    if (codeValue(entry) < 64) return run
  }
}

/** Reads a two-dimensionally coded row, relative to the row above (ITU-T T.4, section 4.2). */
function readRow2d(bits: FaxBits, row: ChangingElements, { places: above }: ChangingElements): void {
  const { width } = row
  let [place, color, index] = [-1, 0, 0]
  while (place < width) {
    // b1: the next changing element above to the opposite of the current color.
    if ((index & 1) !== color) index += index > 0 ? -1 : 1
    while ((above[index] ?? width) <= place && (above[index] ?? width) < width) index += 2
    const next = above[index] ?? width
    const mode = modes[bits.peek(7)]
    if (mode === undefined || bits.isOver) throw new RangeError('This row has no code')
    bits.skip(mode.length)
    if (mode.shift !== undefined) {
      const to = next + mode.shift
      if (to < Math.max(place, 0)) throw new RangeError('This row goes back')
      place = to
      row.add(Math.min(to, width))
      color ^= 1
    } else if (mode.isPass) place = above[index + 1] ?? width
    else {
      for (let part = 0; part < 2; part++) {
        place = Math.min(width, Math.max(place, 0) + readRun(bits, color ^ part))
        row.add(place)
      }
    }
  }
}

interface Mode {
  length: number
  /** In vertical mode, the distance of a1 from b1. */
  shift?: number
  isPass?: boolean
}

const shifts: Record<string, number> = { '011': 1, '000011': 2, '0000011': 3, '010': -1, '000010': -2, '0000010': -3 }

/** The modes by the next seven bits. */
const modes: (Mode | undefined)[] = Array.from({ length: 128 }, (_, bits) => {
  const text = bits.toString(2).padStart(7, '0')
  const code = ['1', '011', '000011', '0000011', '010', '000010', '0000010', '0001', '001'].find((start) =>
    text.startsWith(start),
  )
  if (code === undefined) return undefined
  const length = code.length
  if (code === '0001') return { length, isPass: true }
  return code === '001' ? { length } : { length, shift: shifts[code] ?? 0 }
})
