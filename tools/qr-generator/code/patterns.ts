import { alignmentCenters, type Level, levelBits, sideOf } from './tables.ts'

/** The modules of a code by rows: 1 is dark. */
export interface Matrix {
  side: number
  dark: Uint8Array
  /** 1 for function patterns, format and version information, which data skips. */
  isPattern: Uint8Array
}

/**
 * Draws everything that does not depend on the data: finder, timing and alignment patterns and the version information;
 * reserves the modules of the format information.
 */
export function drawPatterns(version: number): Matrix {
  const side = sideOf(version)
  const matrix: Matrix = { side, dark: new Uint8Array(side * side), isPattern: new Uint8Array(side * side) }
  for (let at = 0; at < side; at++) {
    set(matrix, at, 6, at % 2 === 0)
    set(matrix, 6, at, at % 2 === 0)
  }
  for (const [x, y] of findersOf(side)) drawRings(matrix, x + 3, y + 3, 4)
  const centers = alignmentCenters(version)
  const last = centers.length - 1
  for (const [row, y] of centers.entries()) {
    for (const [column, x] of centers.entries()) {
      const isOnFinder = (row === 0 && (column === 0 || column === last)) || (row === last && column === 0)
      if (!isOnFinder) drawRings(matrix, x, y, 2)
    }
  }
  drawFormat(matrix, 'L', 0)
  if (version >= 7) drawVersion(matrix, version)
  return matrix
}

/** The top left modules of the three finder patterns. */
export const findersOf = (side: number): [x: number, y: number][] => [
  [0, 0],
  [side - 7, 0],
  [0, side - 7],
]

function set({ side, dark, isPattern }: Matrix, x: number, y: number, isDark: boolean): void {
  if (x < 0 || y < 0 || x >= side || y >= side) return
  dark[y * side + x] = Number(isDark)
  isPattern[y * side + x] = 1
}

/** Draws rings around a center: radius 4 for a finder pattern with its separator, 2 for an alignment pattern. */
function drawRings(matrix: Matrix, x: number, y: number, radius: number): void {
  for (let dy = -radius; dy <= radius; dy++) {
    for (let dx = -radius; dx <= radius; dx++) {
      const ring = Math.max(Math.abs(dx), Math.abs(dy))
      set(matrix, x + dx, y + dy, radius === 4 ? ring !== 2 && ring !== 4 : ring !== 1)
    }
  }
}

/** Writes the format information, level and mask, twice with its error correction bits (ISO/IEC 18004, section 7.9). */
export function drawFormat(matrix: Matrix, level: Level, mask: number): void {
  const data = (levelBits[level] << 3) | mask
  const bits = ((data << 10) | remainder(data, 10, 0x537)) ^ 0x5412
  const { side } = matrix
  for (let index = 0; index < 15; index++) {
    const isDark = ((bits >> index) & 1) === 1
    if (index < 8) set(matrix, side - 1 - index, 8, isDark)
    else set(matrix, 8, side - 15 + index, isDark)
    // Around the top left finder pattern, skipping the timing patterns.
    if (index < 6) set(matrix, 8, index, isDark)
    else if (index < 8) set(matrix, 8, index + 1, isDark)
    else set(matrix, index === 8 ? 7 : 14 - index, 8, isDark)
  }
  set(matrix, 8, side - 8, true)
}

/** Writes the version information, twice with its error correction bits (section 7.10). */
function drawVersion(matrix: Matrix, version: number): void {
  const bits = (version << 12) | remainder(version, 12, 0x1f25)
  for (let index = 0; index < 18; index++) {
    const [far, near] = [matrix.side - 11 + (index % 3), Math.floor(index / 3)]
    const isDark = ((bits >> index) & 1) === 1
    set(matrix, far, near, isDark)
    set(matrix, near, far, isDark)
  }
}

/** The remainder of dividing `value`, shifted left by the degree, by a polynomial. */
function remainder(value: number, degree: number, polynomial: number): number {
  let rest = value
  for (let step = 0; step < degree; step++) rest = (rest << 1) ^ ((rest >> (degree - 1)) * polynomial)
  return rest
}
