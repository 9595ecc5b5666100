/** The taps of the filter: enough that aliases are 60 dB below. */
const taps = 32

/** The share of the band that passes; the filter rolls off in the rest. */
const band = 0.92

/**
 * Resamples audio with a windowed sinc filter.
 *
 * @param from hertz
 * @param to hertz
 */
export function resample(samples: Int16Array, from: number, to: number): Int16Array {
  const shared = greatestDivisor(from, to)
  const [step, phases] = [from / shared, to / shared]
  const weights = kernel(phases, band * Math.min(1, to / from))
  const made = new Int16Array(Math.ceil((samples.length * phases) / step))
  for (let index = 0; index < made.length; index++) {
    const place = index * step
    const first = Math.floor(place / phases) - taps / 2 + 1
    const phase = (place % phases) * taps
    let sum = 0
    for (let tap = 0; tap < taps; tap++) sum += (samples[first + tap] ?? 0) * (weights[phase + tap] ?? 0)
    made[index] = Math.max(-32_768, Math.min(32_767, Math.round(sum)))
  }
  return made
}

/** The weight of each tap at each phase between two samples; those of a phase add up to 1. */
function kernel(phases: number, kept: number): Float64Array {
  const weights = new Float64Array(phases * taps)
  for (let phase = 0; phase < phases; phase++) {
    const row = weights.subarray(phase * taps, (phase + 1) * taps)
    for (let tap = 0; tap < taps; tap++) {
      const x = tap - taps / 2 + 1 - phase / phases
      row[tap] = sinc(kept * x) * window(x / (taps / 2))
    }
    const sum = row.reduce((whole, weight) => whole + weight, 0)
    for (let tap = 0; tap < taps; tap++) row[tap] = (row[tap] ?? 0) / sum
  }
  return weights
}

const sinc = (x: number): number => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x))

/** Blackman's window, over -1 to 1. */
const window = (x: number): number =>
  Math.abs(x) >= 1 ? 0 : 0.42 + 0.5 * Math.cos(Math.PI * x) + 0.08 * Math.cos(2 * Math.PI * x)

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b))
