/** Returns a function that runs at most `limit` tasks concurrently; the others wait in order. */
export function limitConcurrency(limit: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < limit) running++
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // The next task takes this one's slot.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
