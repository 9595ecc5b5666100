/** Makes a function that runs at most `limit` pieces of work at once; the others wait, first come, first served. */
export function limitConcurrency(limit: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < limit) running++
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // The next one takes this one's place.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
