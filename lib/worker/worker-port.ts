/** The client's end of the connection to a worker, in a browser or in Node. */
export interface WorkerPort {
  post(message: unknown, transfer: Transferable[]): void
  /**
   * @param onMessage called with each message of the worker
   * @param onBreak called when it breaks, or ends by itself: no more messages will come
   */
  listen(onMessage: (message: unknown) => void, onBreak: (error: Error) => void): void
  terminate(): void
}

/** The worker's end of the connection. */
export interface ParentPort {
  post(message: unknown, transfer: Transferable[]): void
  listen(onMessage: (message: unknown) => void): void
  /** Resolves once the other end can detect the worker's end; no request is served before. */
  ready: Promise<unknown>
}
