import { errorOf } from '#kit/failure.ts'
import type { MethodCall, Methods, Request, Response } from './messages.ts'
import { transferOf } from './transfer.ts'
import type { WorkerPort } from './worker-port.ts'

/** The callbacks of a request, and a signal that terminates the worker. */
export interface Asking extends Partial<MethodCall> {
  signal?: AbortSignal
}

/** The worker crashed or ended by itself, and will not answer. */
export class BrokenWorkerError extends Error {
  override name = 'BrokenWorkerError'
}

interface Waiting extends PromiseWithResolvers<unknown> {
  asking: Asking
}

/**
 * Asks a worker that serves these methods. Each request is answered once, whoever else asks meanwhile. There is no time
 * limit: a worker answers, breaks, or is ended.
 */
export class WorkerClient<Served extends Methods> {
  /** Why it answers nothing any more, once it has ended. */
  #ended: { reason: unknown } | undefined
  #waiting = new Map<number, Waiting>()
  #count = 0
  #port: WorkerPort

  /** @param onBreak told, after all who wait, that the worker broke */
  constructor(port: WorkerPort, onBreak: (error: BrokenWorkerError) => void = () => {}) {
    this.#port = port
    port.listen(
      (message) => this.#hear(message as Response),
      ({ message }) => {
        if (this.#ended) return
        const error = new BrokenWorkerError(message)
        this.end(error)
        onBreak(error)
      },
    )
  }

  get hasEnded(): boolean {
    return this.#ended !== undefined
  }

  /**
   * Sends a request; values marked by `transfer` are moved. Aborting terminates the worker: nothing else stops an
   * endless regular expression.
   *
   * @throws what the method threw; the signal's reason; BrokenWorkerError; the reason with which the worker was ended;
   * a DataCloneError where `given` cannot be sent
   */
  async ask<Name extends keyof Served & string>(
    method: Name,
    given: Parameters<Served[Name]>[0],
    asking: Asking = {},
  ): Promise<Awaited<ReturnType<Served[Name]>>> {
    const { signal } = asking
    signal?.throwIfAborted()
    if (this.#ended) throw this.#ended.reason
    const id = ++this.#count
    const waiting: Waiting = { ...Promise.withResolvers<unknown>(), asking }
    const cancel = () => this.end(signal?.reason)
    this.#waiting.set(id, waiting)
    signal?.addEventListener('abort', cancel)
    try {
      this.#port.post({ id, method, given } satisfies Request, transferOf(given))
      return (await waiting.promise) as Awaited<ReturnType<Served[Name]>>
    } finally {
      signal?.removeEventListener('abort', cancel)
      this.#waiting.delete(id)
    }
  }

  /** Terminates the worker. Pending requests are rejected with the reason. */
  end(reason: unknown): void {
    if (this.#ended) return
    this.#ended = { reason }
    this.#port.terminate()
    for (const { reject } of this.#waiting.values()) reject(reason)
  }

  #hear(response: Response): void {
    const waiting = this.#waiting.get(response.id)
    if ('progress' in response) waiting?.asking.progress?.(response.progress)
    else if ('chunk' in response) waiting?.asking.chunk?.(response.chunk)
    else if ('result' in response) waiting?.resolve(response.result)
    else if ('failure' in response) waiting?.reject(errorOf(response.failure))
  }
}
