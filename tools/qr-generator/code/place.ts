import type { Matrix } from './patterns.ts'

/** Lists the modules that hold data, in the order in which its bits are laid (ISO/IEC 18004, section 7.7.3). */
export function dataModules({ side, isPattern }: Matrix): Int32Array {
  const modules: number[] = []
  // Columns in pairs from the right, up and down in turn; the timing pattern has a column of its own.
  for (let right = side - 1, isUp = true; right >= 1; right -= 2, isUp = !isUp) {
    if (right === 6) right = 5
    for (let step = 0; step < side; step++) {
      const y = isUp ? side - 1 - step : step
      for (const x of [right, right - 1]) if (!isPattern[y * side + x]) modules.push(y * side + x)
    }
  }
  return Int32Array.from(modules)
}

/** The conditions under which masks turn a module over (table 10). */
export const masks: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]
