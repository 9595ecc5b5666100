/** A file of a batch, and the state of its run. A row that runs again keeps its last output in view. */
export interface BatchRow<Output = unknown, About = unknown> {
  id: number
  file: File
  /** A summary of the file's beginning. */
  about: About | undefined
  state: 'queued' | 'running' | 'done' | 'failed' | 'cancelled'
  /** The progress, 0 to 1. */
  share: number
  /** The start of its run, as of `performance.now()`. */
  since: number
  /** The time of the run that made its output; runs without anything to do do not count. */
  span: Span | undefined
  output: Output | undefined
  error: Error | undefined
  /** Settings of its own, which override those of all. */
  own: Record<string, unknown> | undefined
}

/** A row as `start` gets it. */
interface StartedRow<About> {
  file: File
  about: About
  own: Record<string, unknown> | undefined
  signal: AbortSignal
  progress: (share: number) => void
}

/** As of `performance.now()`, in milliseconds. */
export interface Span {
  from: number
  to: number
}

interface BatchHandlers<Settings, Output, About> {
  /** Never rejects: the run reports an unreadable file. */
  look: (file: File) => Promise<About>
  start: (rows: StartedRow<About>[], settings: Settings) => Promise<Output>[]
  /** Whether an error is due to the file, so that other settings would not change it. */
  isRefusal?: (error: Error) => boolean
}

/** A list of files that are processed as they are added, and again when the settings change. Independent of React. */
export interface Batch<Settings, Output, About> {
  read: () => readonly BatchRow<Output, About>[]
  subscribe: (callback: () => void) => () => void
  /** Adds files and runs them at once. The same object is not added twice. */
  add: (files: readonly File[], settings: Settings) => void
  /** Stops the rows that run with other settings: they are queued again, and keep their old output. */
  expire: (settings: Settings) => void
  /** Runs the queued rows with these settings. */
  apply: (settings: Settings) => void
  /** Sets or removes a row's own settings: it is queued, and keeps its old output. */
  customize: (id: number, own: Record<string, unknown> | undefined) => void
  /** Retries one row, or all that failed or were stopped. */
  retry: (id?: number) => void
  /** Cancels one row, or all that are not done. */
  cancel: (id?: number) => void
  remove: (id: number) => void
}

export function createBatch<Settings extends object, Output, About>({
  look,
  start,
  isRefusal = () => false,
}: BatchHandlers<Settings, Output, About>): Batch<Settings, Output, About> {
  type Row = BatchRow<Output, About>
  let rows: readonly Row[] = []
  let count = 0
  const listeners = new Set<() => void>()
  const runs = new Map<number, { controller: AbortController; settings: Settings }>()

  function set(next: readonly Row[]): void {
    rows = next
    for (const listener of listeners) listener()
  }
  const patch = (ids: ReadonlySet<number>, change: Partial<Row>) =>
    set(rows.map((row) => (ids.has(row.id) ? { ...row, ...change } : row)))

  async function begin(chosen: readonly Row[], settings: Settings): Promise<void> {
    if (chosen.length === 0) return
    const begun = chosen.map((row) => {
      runs.get(row.id)?.controller.abort()
      const controller = new AbortController()
      runs.set(row.id, { controller, settings })
      return { row, signal: controller.signal, ids: new Set([row.id]), since: undefined as number | undefined }
    })
    patch(new Set(chosen.map(({ id }) => id)), { state: 'queued', share: 0, error: undefined })

    const started = await Promise.all(
      begun.map(async (run): Promise<StartedRow<About>> => {
        const { row, signal, ids } = run
        const about = row.about ?? (await look(row.file))
        if (!row.about) patch(ids, { about })
        const progress = (share: number) => {
          run.since ??= performance.now()
          if (!signal.aborted) patch(ids, { state: 'running', share, since: run.since })
        }
        return { file: row.file, about, own: row.own, signal, progress }
      }),
    )
    for (const [index, run] of startAll(started, settings).entries()) {
      const ran = begun[index]
      // The late result of a cancelled run is dropped.
      const settle = (change: Partial<Row>) => ran && !ran.signal.aborted && patch(ran.ids, change)
      run.then(
        (output) => settle({ state: 'done', share: 1, output, ...spanSince(ran?.since) }),
        (error) => settle({ state: 'failed', error: error instanceof Error ? error : new Error(String(error)) }),
      )
    }
  }

  /** A run that cannot start fails too, so that no row stays queued forever. */
  function startAll(started: StartedRow<About>[], settings: Settings): Promise<Output>[] {
    try {
      return start(started, settings)
    } catch (error) {
      return started.map(() => Promise.reject(error))
    }
  }

  const othersThan = (settings: Settings) => rows.filter(({ id }) => runs.get(id)?.settings !== settings)
  const isRefused = ({ state, error }: Row) => state === 'failed' && error !== undefined && isRefusal(error)
  const one = (id: number) => rows.filter((row) => row.id === id)
  return {
    read: () => rows,
    subscribe(callback) {
      listeners.add(callback)
      return () => listeners.delete(callback)
    },
    add(files, settings) {
      const held = new Set(rows.map(({ file }) => file))
      const added = files
        .filter((file) => !held.has(file))
        .map((file): Row => {
          const fresh = { about: undefined, share: 0, since: 0, span: undefined, output: undefined, error: undefined }
          return { id: ++count, file, state: 'queued', own: undefined, ...fresh }
        })
      set([...rows, ...added])
      void begin(added, settings)
    },
    expire(settings) {
      // Refused files stay refused, and only run with these settings on request.
      for (const { id } of rows.filter(isRefused)) runs.set(id, { controller: new AbortController(), settings })
      const expired = othersThan(settings)
      for (const { id } of expired) runs.get(id)?.controller.abort()
      if (expired.length) patch(new Set(expired.map(({ id }) => id)), { state: 'queued', share: 0, error: undefined })
    },
    apply: (settings) => void begin(othersThan(settings).filter(isPending), settings),
    customize(id, own) {
      runs.get(id)?.controller.abort()
      runs.delete(id)
      patch(new Set([id]), { own, state: 'queued', share: 0, error: undefined })
    },
    retry(id) {
      const again = id === undefined ? rows.filter(({ state }) => state === 'failed' || state === 'cancelled') : one(id)
      const settings = again.flatMap((row) => runs.get(row.id)?.settings ?? [])[0]
      if (settings) void begin(again, settings)
    },
    cancel(id) {
      const open = (id === undefined ? rows : one(id)).filter(isPending)
      for (const row of open) runs.get(row.id)?.controller.abort()
      if (open.length) patch(new Set(open.map((row) => row.id)), { state: 'cancelled' })
    },
    remove(id) {
      runs.get(id)?.controller.abort()
      runs.delete(id)
      set(rows.filter((row) => row.id !== id))
    },
  }
}

const spanSince = (from: number | undefined) => from !== undefined && { span: { from, to: performance.now() } }

/** Whether a row is not settled yet. */
export const isPending = ({ state }: BatchRow): boolean => state === 'queued' || state === 'running'

/** The state of all rows as one run. */
export function stateOf(rows: readonly BatchRow[]): 'idle' | 'running' | 'done' | 'error' {
  if (rows.some(isPending)) return 'running'
  if (rows.some(({ state }) => state === 'done')) return 'done'
  return rows.some(({ state }) => state === 'failed') ? 'error' : 'idle'
}

/** The work of all rows, and how much of it is done. */
export function workIn(rows: readonly BatchRow[], weightOf: (row: BatchRow) => number = () => 1) {
  let [total, done] = [0, 0]
  for (const row of rows) {
    const weight = weightOf(row)
    total += weight
    done += isPending(row) ? row.share * weight : weight
  }
  return { total, done }
}
