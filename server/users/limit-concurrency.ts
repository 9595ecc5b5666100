/** Makes a line in which at most so many pieces of work run at once; the others wait for their turn. */
export function inTurn(most: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < most) running++
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // Whoever is next takes the place that is left.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
