/** One file of many, and how far its run has come. A row that is done again keeps its last output in view. */
export interface BatchRow<Output = unknown, About = unknown> {
  id: number
  file: File
  /** A summary of the file's beginning. */
  about: About | undefined
  state: 'queued' | 'running' | 'done' | 'failed' | 'cancelled'
  /** Of the work that is done, 0 to 1. */
  share: number
  /** When its run began, by the clock of `performance`. */
  since: number
  /** When the last run that made its output was at work; one that had nothing left to do does not count. */
  span: Span | undefined
  output: Output | undefined
  error: Error | undefined
  /** Settings of its own, which win over those of all. */
  own: Record<string, unknown> | undefined
}

/** A row that is to be run, as `start` gets it. */
interface StartedRow<About> {
  file: File
  about: About
  own: Record<string, unknown> | undefined
  signal: AbortSignal
  progress: (share: number) => void
}

/** By the clock of `performance`. */
export interface Span {
  from: number
  to: number
}

interface BatchHandlers<Settings, Output, About> {
  /** Never rejects: the run reports an unreadable file. */
  look: (file: File) => Promise<About>
  start: (rows: StartedRow<About>[], settings: Settings) => Promise<Output>[]
  /** Whether a failure is the file's own: other settings would not change it. */
  isRefusal?: (error: Error) => boolean
}

/** A list of files that are worked on as they come, and again when the settings change. Lives outside of any drawing. */
export interface Batch<Settings, Output, About> {
  read: () => readonly BatchRow<Output, About>[]
  subscribe: (callback: () => void) => () => void
  /** Adds files and runs them at once. The same object is not added twice. */
  add: (files: readonly File[], settings: Settings) => void
  /** Stops the rows that run with other settings: they wait, and their old output stays. */
  expire: (settings: Settings) => void
  /** Does again what waits for these settings. */
  apply: (settings: Settings) => void
  /** Gives a row settings of its own, or takes them away: it waits, its old output stays. */
  customize: (id: number, own: Record<string, unknown> | undefined) => void
  /** Does one row again, or all that failed or were stopped. */
  retry: (id?: number) => void
  /** Stops one row, or all that are not done. */
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

  /** A run that cannot begin fails as well: no row waits for ever. */
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
      // What is refused stays so, and is done with these settings where somebody asks for it.
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

/** Whether a row is still to be done. */
export const isPending = ({ state }: BatchRow): boolean => state === 'queued' || state === 'running'

/** The state of all rows, as that of one run. */
export function stateOf(rows: readonly BatchRow[]): 'idle' | 'running' | 'done' | 'error' {
  if (rows.some(isPending)) return 'running'
  if (rows.some(({ state }) => state === 'done')) return 'done'
  return rows.some(({ state }) => state === 'failed') ? 'error' : 'idle'
}

/** How much work all rows are, and how much of it is done. */
export function workIn(rows: readonly BatchRow[], weightOf: (row: BatchRow) => number = () => 1) {
  let [total, done] = [0, 0]
  for (const row of rows) {
    const weight = weightOf(row)
    total += weight
    done += isPending(row) ? row.share * weight : weight
  }
  return { total, done }
}
