import { useEffect, useRef, useState } from 'react'
import { ToolError } from '#kit/tool-error.ts'
import type { MethodCall } from '#lib/worker/messages.ts'
import { WorkerClient } from '#lib/worker/worker-client.ts'
import { workerPort } from '#lib/worker/worker-port.browser.ts'
import { useStableValue } from '../run/use-stable-value.ts'

/** A worker that opens something, and answers requests about it. */
type Opens = {
  open: (given: never, call: MethodCall) => Promise<object>
  [method: string]: (given: never, call: MethodCall) => unknown
}

/** What a worker has opened. */
interface Opened<Served extends Opens> {
  /** Counted up: what is opened next has another. */
  number: number
  /** What opening it has answered. */
  summary: Awaited<ReturnType<Served['open']>>
  worker: WorkerClient<Served>
}

export type Opening<Served extends Opens> =
  | { state: 'running'; share: number; since: number }
  | { state: 'open'; opened: Opened<Served> }
  /** What is wrong with it; a worker that broke has no sentence of its own. */
  | { state: 'refused'; error: ToolError | undefined }

let count = 0

const letGo = () => new DOMException('It was let go', 'AbortError')

/**
 * Opens something in a worker of its own, which ends with it: what is large is let go at once.
 *
 * @param start starts the worker; the same function every time
 * @param round another opens the same anew
 * @param keepsLast whether the previous one stays in view, with its worker, until the next is open
 */
export function useOpened<Served extends Opens>(
  start: () => Worker,
  given: Parameters<Served['open']>[0] & object,
  round: number,
  keepsLast = false,
): Opening<Served> {
  const stable = useStableValue(given)
  const [opening, setOpening] = useState<Opening<Served>>({ state: 'running', share: 0, since: performance.now() })
  // What is in view.
  const shown = useRef<WorkerClient<Served>>(undefined)
  const keeps = useRef(keepsLast)
  keeps.current = keepsLast

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round opens the same anew
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
