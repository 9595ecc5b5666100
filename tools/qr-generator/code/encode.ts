import { drawFormat, drawPatterns, type Matrix } from './patterns.ts'
import { errorCorrectionOf } from './reed-solomon.ts'
import { bitsOf, type Segment, segmentsOf, type VersionGroup, versionGroupOf } from './segments.ts'
import { blocksOf, type Level, totalBytes } from './tables.ts'
import { writeBits } from './write-bits.ts'

/** An encoded QR code. */
export interface QrCode extends Matrix {
  version: number
  level: Level
  /** The index of the codeword of each data module; -1 for other modules. */
  byteOf: Int32Array
  /** The block of each codeword. */
  blockOf: Uint8Array
}

/**
 * The smallest version that holds a text, with its segments; or the `bytes` of a text that exceeds the maximum, `most`,
 * as in ISO/IEC 18004, table 7: without the header of their segment.
 */
export type Fit = { version: number; segments: Segment[] } | { bytes: number; most: number }

/** The most characters that any version holds, all digits. */
const maxCharacters = 7089

/** Finds the smallest version that holds a text. */
export function fitText(text: string, level: Level): Fit {
  const maxBytes = Math.floor((blocksOf(40, level).dataBytes * 8 - headerBits) / 8)
  if (text.length > maxCharacters) return { bytes: new TextEncoder().encode(text).length, most: maxBytes }
  let bits = Number.POSITIVE_INFINITY
  for (const group of [0, 1, 2] as VersionGroup[]) {
    const segments = segmentsOf(text, group)
    bits = segments.reduce((sum, segment) => sum + bitsOf(segment, group), 0)
    const version = versions.find(
      (each) => versionGroupOf(each) === group && blocksOf(each, level).dataBytes * 8 >= bits,
    )
    if (version) return { version, segments }
  }
  return { bytes: Math.ceil((bits - headerBits) / 8), most: maxBytes }
}

/** The header of a segment of bytes in the largest version. */
const headerBits = bitsOf({ mode: 'byte', characters: [] }, 2)

const versions = Array.from({ length: 40 }, (_, index) => index + 1)

/** Encodes a text in a version that holds it, which may be higher than needed. */
export function encode(text: string, version: number, level: Level): QrCode {
  const group = versionGroupOf(version)
  const data = writeBits(segmentsOf(text, group), group, blocksOf(version, level).dataBytes)
  const { bytes, blockOf } = interleave(data, version, level)
  const matrix = drawPatterns(version)
  const modules = dataModules(matrix)
  const byteOf = new Int32Array(matrix.dark.length).fill(-1)
  // The remaining few modules hold no data.
  for (let bit = 0; bit < bytes.length * 8; bit++) {
    const at = modules[bit] ?? 0
    matrix.dark[at] = ((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1
    byteOf[at] = bit >> 3
  }
  return { ...bestMasked(matrix, modules, level), version, level, byteOf, blockOf }
}

function bestMasked(plain: Matrix, modules: Int32Array, level: Level): Matrix {
  let best = plain
  let minPenalty = Number.POSITIVE_INFINITY
  for (const [mask, inverts] of masks.entries()) {
    const matrix = { ...plain, dark: plain.dark.slice() }
    for (const at of modules) {
      if (inverts(at % plain.side, Math.floor(at / plain.side))) matrix.dark[at] = 1 - (matrix.dark[at] ?? 0)
    }
    drawFormat(matrix, level, mask)
    const penalty = penaltyOf(matrix)
    if (penalty < minPenalty) [best, minPenalty] = [matrix, penalty]
  }
  return best
}

/** The codewords in the order of the modules, and the block of each. */
interface Codewords {
  bytes: Uint8Array
  blockOf: Uint8Array
}

/** Splits data into blocks, adds error correction codewords to each, and interleaves the blocks (section 7.6). */
function interleave(data: Uint8Array, version: number, level: Level): Codewords {
  const { blocks: count, correction, dataBytes } = blocksOf(version, level)
  const short = Math.floor(dataBytes / count)
  const shortBlocks = count - (dataBytes % count)
  const blocks = Array.from({ length: count }, (_, index) => {
    const start = index * short + Math.max(0, index - shortBlocks)
    return data.subarray(start, start + short + (index < shortBlocks ? 0 : 1))
  })
  const corrections = blocks.map((block) => errorCorrectionOf(block, correction))

  const codewords = { bytes: new Uint8Array(totalBytes(version)), blockOf: new Uint8Array(totalBytes(version)) }
  let at = 0
  for (const [lists, longest] of [[blocks, short + 1] as const, [corrections, correction] as const]) {
    for (let index = 0; index < longest; index++) {
      for (const [block, list] of lists.entries()) {
        const byte = list[index]
        if (byte === undefined) continue
        codewords.bytes[at] = byte
        codewords.blockOf[at++] = block
      }
    }
  }
  return codewords
}

/** Computes the penalty score; the mask with the lowest one is chosen (ISO/IEC 18004, section 7.8.3). */
function penaltyOf({ side, dark }: Matrix): number {
  let penalty = 0
  for (let line = 0; line < side; line++) {
    penalty += penaltyOfLine(dark, line * side, 1, side)
    penalty += penaltyOfLine(dark, line, side, side)
  }
  return penalty + penaltyOfBlocks(dark, side) + penaltyOfBalance(dark)
}

/**
 * A run of five equal modules costs 3 and each further one 1; a pattern like a finder with light modules beside it
 * costs 40.
 */
function penaltyOfLine(dark: Uint8Array, start: number, step: number, side: number): number {
  let penalty = 0
  let run = 0
  let last = -1
  let window = 0
  for (let index = 0, at = start; index < side; index++, at += step) {
    const module = dark[at] ?? 0
    run = module === last ? run + 1 : 1
    last = module
    if (run === 5) penalty += 3
    else if (run > 5) penalty += 1
    window = ((window << 1) | module) & 0x7ff
    if (index >= 10 && (window === 0b00001011101 || window === 0b10111010000)) penalty += 40
  }
  return penalty
}

/** Each block of 2 × 2 equal modules costs 3. */
function penaltyOfBlocks(dark: Uint8Array, side: number): number {
  let penalty = 0
  for (let y = 1; y < side; y++) {
    for (let x = 1, at = y * side + 1; x < side; x++, at++) {
      const sum = (dark[at] ?? 0) + (dark[at - 1] ?? 0) + (dark[at - side] ?? 0) + (dark[at - side - 1] ?? 0)
      if (sum === 0 || sum === 4) penalty += 3
    }
  }
  return penalty
}

/** Each full 5 % by which the share of dark modules deviates from half costs 10. */
function penaltyOfBalance(dark: Uint8Array): number {
  const count = dark.reduce((sum, module) => sum + module, 0)
  return Math.floor(Math.abs((count * 20) / dark.length - 10)) * 10
}

/** Lists the data modules in the order in which bits are placed (ISO/IEC 18004, section 7.7.3). */
function dataModules({ side, isPattern }: Matrix): Int32Array {
  const modules: number[] = []
  // Columns in pairs from the right, alternately up and down, skipping the column of the timing pattern.
  for (let right = side - 1, isUp = true; right >= 1; right -= 2, isUp = !isUp) {
    if (right === 6) right = 5
    for (let step = 0; step < side; step++) {
      const y = isUp ? side - 1 - step : step
      for (const x of [right, right - 1]) if (!isPattern[y * side + x]) modules.push(y * side + x)
    }
  }
  return Int32Array.from(modules)
}

/** The conditions under which each mask inverts a module (table 10). */
const masks: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]
