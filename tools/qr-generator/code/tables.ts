export const levels = ['L', 'M', 'Q', 'H'] as const

/** The error correction levels, which recover 7, 15, 25 or 30 % of a code. */
export type Level = (typeof levels)[number]

/** The bits of a level in the format information (ISO/IEC 18004, table 12). */
export const levelBits: Record<Level, number> = { L: 1, M: 0, Q: 3, H: 2 }

/** The number of blocks of a version, of error correction bytes per block and of data bytes in total (table 9). */
export function blocksOf(version: number, level: Level): { blocks: number; correction: number; dataBytes: number } {
  const blocks = blockCounts[level][version - 1] ?? 0
  const correction = correctionBytes[level][version - 1] ?? 0
  return { blocks, correction, dataBytes: totalBytes(version) - blocks * correction }
}

/** The number of bytes in a version, data and error correction: the modules outside of patterns, divided by eight. */
export function totalBytes(version: number): number {
  const side = sideOf(version)
  const centers = alignmentCenters(version).length
  // Three finder patterns with separators, the format information, and two timing patterns.
  let modules = side * side - 3 * 64 - 31 - 2 * (side - 16)
  // Alignment patterns, except on the finder patterns; those on a timing pattern share five modules with it.
  if (centers > 0) modules -= (centers * centers - 3) * 25 - 2 * (centers - 2) * 5
  if (version >= 7) modules -= 36
  return modules >> 3
}

/** The number of modules along a side. */
export const sideOf = (version: number): number => 17 + 4 * version

/** The rows, and likewise columns, of the centers of alignment patterns (annex E). */
export function alignmentCenters(version: number): number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const last = sideOf(version) - 7
  // Equal even steps back from the last; version 32 is the only exception to the rule.
  const step = version === 32 ? 26 : Math.ceil((last - 6) / (2 * (count - 1))) * 2
  return [6, ...Array.from({ length: count - 1 }, (_, index) => last - step * (count - 2 - index))]
}

const blockCounts: Record<Level, number[]> = {
  L: [
    1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19,
    20, 21, 22, 24, 25,
  ],
  M: [
    1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33,
    35, 37, 38, 40, 43, 45, 47, 49,
  ],
  Q: [
    1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38, 40, 43, 45,
    48, 51, 53, 56, 59, 62, 65, 68,
  ],
  H: [
    1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45, 48, 51,
    54, 57, 60, 63, 66, 70, 74, 77, 81,
  ],
}

const correctionBytes: Record<Level, number[]> = {
  L: [
    7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30, 30,
    30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
  ],
  M: [
    10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28, 28,
    28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
  ],
  Q: [
    13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28, 30, 30, 30,
    30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
  ],
  H: [
    17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30, 30, 30, 30,
    30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
  ],
}
