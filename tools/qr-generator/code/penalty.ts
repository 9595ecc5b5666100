import type { Matrix } from './patterns.ts'

/** Counts what makes a code hard to read; the mask with the least is taken (ISO/IEC 18004, section 7.8.3). */
export function penaltyOf({ side, dark }: Matrix): number {
  let penalty = 0
  for (let line = 0; line < side; line++) {
    penalty += penaltyOfLine(dark, line * side, 1, side)
    penalty += penaltyOfLine(dark, line, side, side)
  }
  return penalty + penaltyOfBlocks(dark, side) + penaltyOfBalance(dark)
}

/** Five alike in a row cost 3 and each further one 1; what looks like a finder with light beside it costs 40. */
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

/** Each square of two by two that are alike costs 3. */
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

/** Every full 5 % that the share of dark modules is away from a half costs 10. */
function penaltyOfBalance(dark: Uint8Array): number {
  const count = dark.reduce((sum, module) => sum + module, 0)
  return Math.floor(Math.abs((count * 20) / dark.length - 10)) * 10
}
