/** What one run is given besides its input. */
export interface Call {
  signal: AbortSignal
  /** Reports the share of the work that is done, 0 to 1. */
  progress(share: number): void
  /** How many bytes of memory the run may take, where that is limited: what needs more had better say so at once. */
  memory?: number
}

/** A call of who also listens to the chunks that come before the output. */
export interface ListeningCall<Chunk = unknown> extends Call {
  chunk?(chunk: Chunk): void
}

/** A call without listeners: never cancelled, its progress ignored. */
export const unattended: Call = { signal: new AbortController().signal, progress: () => {} }

/** Reports the shares of one phase as shares of the whole run, of which it is the stretch from one share to another. */
export const phaseProgress =
  ({ progress }: Call, from: number, to: number) =>
  (share: number): void =>
    progress(from + (to - from) * share)
