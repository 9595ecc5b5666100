import { errorOf } from '#kit/failure.ts'
import type { MethodCall, Methods, Request, Response } from './messages.ts'
import { transferListOf } from './transfer.ts'
import type { WorkerPort } from './worker-port.ts'

/** The callbacks of a request, and a signal that terminates the worker. */
export interface RequestOptions extends Partial<MethodCall> {
  signal?: AbortSignal
}

/** Thrown if the worker crashed or ended by itself. */
export class BrokenWorkerError extends Error {
  override name = 'BrokenWorkerError'
}

interface PendingRequest extends PromiseWithResolvers<unknown> {
  options: RequestOptions
}

/**
 * Sends requests to a worker that serves these methods. Requests can overlap, and each is answered once. There is no
 * timeout: a worker answers, breaks, or is ended.
 */
export class WorkerClient<Served extends Methods> {
  /** The reason for its end, once it has ended. */
  #ended: { reason: unknown } | undefined
  #pending = new Map<number, PendingRequest>()
  #count = 0
  #port: WorkerPort

  /** @param onBreak called when the worker breaks, after all pending requests were rejected */
  constructor(port: WorkerPort, onBreak: (error: BrokenWorkerError) => void = () => {}) {
    this.#port = port
    port.listen(
      (message) => this.#handle(message as Response),
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
   * Sends a request; values marked by `transfer` are transferred. Aborting terminates the worker, since nothing else
   * stops an endless regular expression.
   *
   * @throws what the method threw; the signal's reason; BrokenWorkerError; the reason with which the worker was ended;
   * a DataCloneError if `given` cannot be cloned
   */
  async ask<Name extends keyof Served & string>(
    method: Name,
    given: Parameters<Served[Name]>[0],
    options: RequestOptions = {},
  ): Promise<Awaited<ReturnType<Served[Name]>>> {
    const { signal } = options
    signal?.throwIfAborted()
    if (this.#ended) throw this.#ended.reason
    const id = ++this.#count
    const pending: PendingRequest = { ...Promise.withResolvers<unknown>(), options }
    const cancel = () => this.end(signal?.reason)
    this.#pending.set(id, pending)
    signal?.addEventListener('abort', cancel)
    try {
      this.#port.post({ id, method, given } satisfies Request, transferListOf(given))
      return (await pending.promise) as Awaited<ReturnType<Served[Name]>>
    } finally {
      signal?.removeEventListener('abort', cancel)
      this.#pending.delete(id)
    }
  }

  /** Terminates the worker. Pending requests are rejected with the reason. */
  end(reason: unknown): void {
    if (this.#ended) return
    this.#ended = { reason }
    this.#port.terminate()
    for (const { reject } of this.#pending.values()) reject(reason)
  }

  #handle(response: Response): void {
    const pending = this.#pending.get(response.id)
    if ('progress' in response) pending?.options.progress?.(response.progress)
    else if ('chunk' in response) pending?.options.chunk?.(response.chunk)
    else if ('result' in response) pending?.resolve(response.result)
    else if ('failure' in response) pending?.reject(errorOf(response.failure))
  }
}
