/** A row of a benchmark: our result and a reference measured in the same run. */
export interface Row {
  what: string
  ours: string
  reference: string
  /** Ours divided by the reference; under 1 is better. */
  ratio: number
  note?: string
}

/** Times both alternately, so that load of the machine affects both, and returns the medians in milliseconds. */
export async function compareTimes(rounds: number, ours: () => unknown, reference: () => unknown) {
  const times: { ours: number[]; reference: number[] } = { ours: [], reference: [] }
  for (let round = 0; round < rounds; round++) {
    times.ours.push(await timeOf(ours))
    times.reference.push(await timeOf(reference))
  }
  return { ours: median(times.ours), reference: median(times.reference) }
}

/** In milliseconds. */
export async function timeOf(work: () => unknown): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

export const milliseconds = (time: number): string => `${time < 10 ? time.toFixed(2) : time.toFixed(0)} ms`
