/** A worker as its client sees it, in a browser or in Node. */
export interface WorkerPort {
  post(message: unknown, transfer: Transferable[]): void
  /**
   * @param onMessage told each message of the worker
   * @param onBreak told that it broke, or ended by itself: no message of it will come
   */
  listen(onMessage: (message: unknown) => void, onBreak: (error: Error) => void): void
  terminate(): void
}

/** The other end, as the worker sees it. */
export interface ParentPort {
  post(message: unknown, transfer: Transferable[]): void
  listen(onMessage: (message: unknown) => void): void
  /** Comes true when the other end can hear of the worker's end: nothing is begun before. */
  ready: Promise<unknown>
}
