/** The context of a run besides its input. */
export interface Call {
  signal: AbortSignal
  /** Reports the progress, 0 to 1. */
  progress(share: number): void
  /** The memory limit of the run in bytes, if any, so that it can refuse larger inputs at once. */
  memory?: number
}

/** A call with a listener for the chunks before the output. */
export interface ListeningCall<Chunk = unknown> extends Call {
  chunk?(chunk: Chunk): void
}

/** A call without listeners: never cancelled, progress ignored. */
export const unattended: Call = { signal: new AbortController().signal, progress: () => {} }

/** Maps the progress of one phase to a range of the whole run's. */
export const phaseProgress =
  ({ progress }: Call, from: number, to: number) =>
  (share: number): void =>
    progress(from + (to - from) * share)
