/**
 * Lets the page know of the end of this worker, whatever it ends by: a lock that it holds is free then. A worker that
 * the browser stops, for want of memory say, tells nobody else. Where there are no locks, as over plain HTTP, nothing is
 * told. Answers when the lock is held, or when there is none to hold.
 */
export async function showLife(tell: (alive: Alive) => void): Promise<void> {
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

/** What a worker says of itself. */
export interface Alive {
  alive: string
}

/** Makes the end of a worker that shows its life an `error` event of it, as every other way to break is. */
export function watchLife(worker: Worker): void {
  worker.addEventListener('message', ({ data }: MessageEvent<Partial<Alive>>) => {
    if (data?.alive === undefined) return
    const reportEnd = () => worker.dispatchEvent(new ErrorEvent('error', { message: 'the browser ended it' }))
    navigator.locks.request(data.alive, reportEnd).catch(() => {})
  })
}
