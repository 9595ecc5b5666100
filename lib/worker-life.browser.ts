/**
 * Lets the page know of the end of this worker, whatever it ends by: a lock that it holds is free then. A worker that
 * the browser stops, for want of memory say, tells nobody else. Where there are no locks, as over plain HTTP, nothing is
 * told. Answers when the lock is held, or when there is none to hold.
 */
export async function showLife(tell: (lock: string) => void): Promise<void> {
  const lock = `worker ${Math.random()}`
  const { promise: held, resolve } = Promise.withResolvers<void>()
  const holding = navigator.locks?.request(lock, () => {
    resolve()
    return new Promise(() => {})
  })
  if (!holding) return
  await Promise.race([held, holding]).then(
    () => tell(lock),
    () => {},
  )
}

/** Calls back when the worker that holds a lock has ended. */
export function onWorkerEnd(lock: string, callback: () => void): void {
  navigator.locks.request(lock, callback).catch(() => {})
}
