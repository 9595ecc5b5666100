import { useEffect, useState } from 'react'
import { ToolError } from '#kit/tool-error.ts'
import { WorkerClient } from '#lib/worker/worker-client.ts'
import { workerPort } from '#lib/worker/worker-port.browser.ts'
import type { HeldText } from '#ui/text/held-text.ts'
import type { TableOptions, TableSummary } from '../../table/table-document.ts'
import type { TableMethods } from '../../table/table-methods.ts'

/** A table in its worker. */
export interface OpenTable extends TableSummary {
  /** Counted up: another table has another. */
  number: number
  worker: WorkerClient<TableMethods>
}

export type Opening =
  | { state: 'running'; share: number; since: number }
  | { state: 'open'; table: OpenTable }
  /** What the text is refused for; a worker that broke has no sentence of its own. */
  | { state: 'refused'; error: ToolError | undefined }

let count = 0

/** Opens a table in a worker of its own, which ends with it: a large one is let go at once. */
export function useTable(text: string | HeldText, { delimiter, header }: TableOptions, round: number): Opening {
  const [opening, setOpening] = useState<Opening>({ state: 'running', share: 0, since: performance.now() })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round opens the same anew
  useEffect(() => {
    let isWanted = true
    const since = performance.now()
    const tell = (next: Opening) => isWanted && setOpening(next)
    const refuse = (error: unknown) => tell({ state: 'refused', error: error instanceof ToolError ? error : undefined })
    const worker = new WorkerClient<TableMethods>(workerPort(newWorker()), refuse)
    const progress = (share: number) => tell({ state: 'running', share, since })
    progress(0)
    worker
      .ask('open', { text, delimiter, header }, { progress })
      .then((summary) => tell({ state: 'open', table: { ...summary, number: ++count, worker } }), refuse)
    return () => {
      isWanted = false
      worker.end(new DOMException('The table was let go', 'AbortError'))
    }
  }, [text, delimiter, header, round])

  return opening
}

const newWorker = (): Worker =>
  new Worker(new URL('../../table/table.worker.browser.ts', import.meta.url), { type: 'module' })
