/** Does some work every so many milliseconds, never twice at once: where it still goes on, one time is left out. Returns what stops it. */
export function repeat(milliseconds: number, work: () => Promise<void>, report: (error: unknown) => void): () => void {
  let isWorking = false
  const timer = setInterval(async () => {
    if (isWorking) return
    isWorking = true
    await work().catch(report)
    isWorking = false
  }, milliseconds)
  return () => clearInterval(timer)
}
