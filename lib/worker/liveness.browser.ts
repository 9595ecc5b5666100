/**
 * Makes the end of this worker detectable for the page: the worker holds a lock, which is released however it ends. A
 * worker that the browser stops, for example for lack of memory, fires no event. Without the Web Locks API, as over
 * plain HTTP, does nothing. Resolves once the lock is held, or there is none.
 */
export async function holdLivenessLock(tell: (alive: LivenessMessage) => void): Promise<void> {
  const lock = `worker ${Math.random()}`
  const { promise: held, resolve } = Promise.withResolvers<void>()
  const holding = navigator.locks?.request(lock, () => {
    resolve()
    return new Promise(() => {})
  })
  if (!holding) return
  await Promise.race([held, holding]).then(
    () => tell({ alive: lock }),
    () => {},
  )
}

/** A worker's message with the name of its lock. */
export interface LivenessMessage {
  alive: string
}

/** Dispatches an `error` event on a worker when its lock is released, so that its end looks like any other failure. */
export function watchLiveness(worker: Worker): void {
  worker.addEventListener('message', ({ data }: MessageEvent<Partial<LivenessMessage>>) => {
    if (data?.alive === undefined) return
    const reportEnd = () => worker.dispatchEvent(new ErrorEvent('error', { message: 'the browser ended it' }))
    navigator.locks.request(data.alive, reportEnd).catch(() => {})
  })
}
