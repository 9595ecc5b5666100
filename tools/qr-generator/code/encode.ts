import { interleave } from './interleave.ts'
import { drawFormat, drawPatterns, type Matrix } from './patterns.ts'
import { penaltyOf } from './penalty.ts'
import { dataModules, masks } from './place.ts'
import { bitsOf, type Group, groupOf, type Segment, segmentsOf } from './segments.ts'
import { blocksOf, type Level } from './tables.ts'
import { writeBits } from './write-bits.ts'

/** A QR code, ready to be drawn. */
export interface Code extends Matrix {
  version: number
  level: Level
  /** The place in the order of bytes of each module that holds data; -1 of the others. */
  byteOf: Int32Array
  /** For each byte, its block. */
  blockOf: Uint8Array
}

/** A text as it is written in the smallest version that holds it, or that there are `bytes`, more than the `most`. */
export type Fit = { version: number; segments: Segment[] } | { bytes: number; most: number }

/** No version holds more characters than this, which are digits then. */
const maxCharacters = 7089

/** Finds the smallest version that holds a text. */
export function fitText(text: string, level: Level): Fit {
  const most = blocksOf(40, level).dataBytes
  if (text.length > maxCharacters) return { bytes: new TextEncoder().encode(text).length, most }
  let bits = Number.POSITIVE_INFINITY
  for (const group of [0, 1, 2] as Group[]) {
    const segments = segmentsOf(text, group)
    bits = segments.reduce((sum, segment) => sum + bitsOf(segment, group), 0)
    const version = versions.find((each) => groupOf(each) === group && blocksOf(each, level).dataBytes * 8 >= bits)
    if (version) return { version, segments }
  }
  return { bytes: Math.ceil(bits / 8), most }
}

const versions = Array.from({ length: 40 }, (_, index) => index + 1)

/** Makes a code of a text, in a version that holds it; a higher one than needed is well too. */
export function encode(text: string, version: number, level: Level): Code {
  const group = groupOf(version)
  const data = writeBits(segmentsOf(text, group), group, blocksOf(version, level).dataBytes)
  const { bytes, blockOf } = interleave(data, version, level)
  const matrix = drawPatterns(version)
  const modules = dataModules(matrix)
  const byteOf = new Int32Array(matrix.dark.length).fill(-1)
  // The last few modules hold nothing.
  for (let bit = 0; bit < bytes.length * 8; bit++) {
    const at = modules[bit] ?? 0
    matrix.dark[at] = ((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1
    byteOf[at] = bit >> 3
  }
  return { ...bestMasked(matrix, modules, level), version, level, byteOf, blockOf }
}

function bestMasked(plain: Matrix, modules: Int32Array, level: Level): Matrix {
  let best = plain
  let least = Number.POSITIVE_INFINITY
  for (const [mask, turns] of masks.entries()) {
    const matrix = { ...plain, dark: plain.dark.slice() }
    for (const at of modules) {
      if (turns(at % plain.side, Math.floor(at / plain.side))) matrix.dark[at] = 1 - (matrix.dark[at] ?? 0)
    }
    drawFormat(matrix, level, mask)
    const penalty = penaltyOf(matrix)
    if (penalty < least) [best, least] = [matrix, penalty]
  }
  return best
}
