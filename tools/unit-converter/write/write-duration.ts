import { divideRounded, type Fraction } from '#lib/numbers/fraction.ts'

/** Writes seconds in the symbols of the SI and its two largest units: 1 h 12 min. Below a second there are milliseconds. */
export function writeDuration({ numerator, denominator }: Fraction): string {
  const milliseconds = divideRounded(1000n * numerator, denominator)
  if (milliseconds === 0n) return numerator === 0n ? '0 s' : '< 1 ms'
  if (milliseconds < 1000n) return `${milliseconds} ms`
  const seconds = divideRounded(numerator, denominator)
  const index = units.findIndex(([, size]) => seconds >= size)
  const [[symbol, size] = ['s', 1n], next] = [units[index], units[index + 1]]
  const rest = next && (seconds % size) / next[1]
  return `${seconds / size} ${symbol}${rest ? ` ${rest} ${next[0]}` : ''}`
}

const units: [symbol: string, size: bigint][] = [
  ['d', 86_400n],
  ['h', 3600n],
  ['min', 60n],
  ['s', 1n],
]
