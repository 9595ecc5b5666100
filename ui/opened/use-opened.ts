import { useEffect, useRef, useState } from 'react'
import { ToolError } from '#kit/tool-error.ts'
import type { MethodCall } from '#lib/worker/messages.ts'
import { WorkerClient } from '#lib/worker/worker-client.ts'
import { workerPort } from '#lib/worker/worker-port.browser.ts'
import { useStableValue } from '../run/use-stable-value.ts'

/** A worker that opens a document, and answers requests about it. */
type Opens = {
  open: (given: never, call: MethodCall) => Promise<object>
  [method: string]: (given: never, call: MethodCall) => unknown
}

/** An opened document and its worker. */
interface Opened<Served extends Opens> {
  /** Counted up with each opening. */
  number: number
  /** The answer to opening it. */
  summary: Awaited<ReturnType<Served['open']>>
  worker: WorkerClient<Served>
}

export type Opening<Served extends Opens> =
  | { state: 'running'; share: number; since: number }
  | { state: 'open'; opened: Opened<Served> }
  /** What is wrong with it; undefined if the worker crashed. */
  | { state: 'refused'; error: ToolError | undefined }

let count = 0

const letGo = () => new DOMException('It was let go', 'AbortError')

/**
 * Opens a document in a worker of its own, which ends with it, so that its memory is freed at once.
 *
 * @param start starts the worker; the same function every time
 * @param round a changed number opens the same document again
 * @param keepsLast whether the previous document stays in view, with its worker, until the next is open
 */
export function useOpened<Served extends Opens>(
  start: () => Worker,
  given: Parameters<Served['open']>[0] & object,
  round: number,
  keepsLast = false,
): Opening<Served> {
  const stable = useStableValue(given)
  const [opening, setOpening] = useState<Opening<Served>>({ state: 'running', share: 0, since: performance.now() })
  // The document in view.
  const shown = useRef<WorkerClient<Served>>(undefined)
  const keeps = useRef(keepsLast)
  keeps.current = keepsLast

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed round opens the same document again
  useEffect(() => {
    let isWanted = true
    const since = performance.now()
    const tell = (next: Opening<Served>) => isWanted && setOpening(next)
    const show = (next: WorkerClient<Served> | undefined) => {
      if (shown.current !== next) shown.current?.end(letGo())
      shown.current = next
    }
    const refuse = (error: unknown) => {
      if (isWanted) show(undefined)
      tell({ state: 'refused', error: error instanceof ToolError ? error : undefined })
    }
    if (!keeps.current) show(undefined)
    const worker = new WorkerClient<Served>(workerPort(start()), refuse)
    const progress = (share: number) => !shown.current && tell({ state: 'running', share, since })
    progress(0)
    worker.ask('open', stable, { progress }).then((summary) => {
      if (!isWanted) return
      show(worker)
      tell({ state: 'open', opened: { number: ++count, summary: summary as Opened<Served>['summary'], worker } })
    }, refuse)
    return () => {
      isWanted = false
      if (shown.current !== worker) worker.end(letGo())
    }
  }, [start, stable, round])

  useEffect(() => () => shown.current?.end(letGo()), [])

  return opening
}
