import { reportBug } from '#core/report-bug.ts'
import { type Alive, watchLife } from '#lib/worker-life.browser.ts'
import type {
  DocumentFailure,
  DocumentMethods,
  DocumentRequest,
  DocumentResponse,
  Method,
} from '../../document/worker-protocol.ts'

/** What a method is given from here: bytes go as a file, which costs nothing to send. */
type ParametersOf<M extends Method> = SentAll<Parameters<DocumentMethods[M]>>
type SentAll<Values extends unknown[]> = { [At in keyof Values]: Sent<Values[At]> }
type Sent<Value> = Value extends Uint8Array ? Blob : Value

/**
 * Why a question has no answer: a failure that the worker told, its end, that it was stopped or held no document, or
 * that the page had another text meanwhile.
 */
export type FailureReason = DocumentFailure['kind'] | 'broken' | 'stopped' | 'overtaken'

export class RequestError extends Error {
  override name = 'RequestError'
  readonly reason: FailureReason

  constructor(reason: FailureReason, message: string) {
    super(message)
    this.reason = reason
  }
}

interface DocumentListeners {
  progress: (share: number) => void
  /** The worker is gone, and with it the document; what was asked is rejected. May open it again at once. */
  broke: () => void
}

/** The document in its worker. Calls are answered in the order in which they were made, each once. */
export class RemoteDocument {
  private worker: Worker | undefined
  private waiting = new Map<number, PromiseWithResolvers<unknown>>()
  private count = 0
  private listeners: DocumentListeners

  constructor(listeners: DocumentListeners) {
    this.listeners = listeners
  }

  /**
   * Asks the document.
   *
   * @throws RequestError
   */
  ask<M extends Method>(method: M, ...parameters: ParametersOf<M>): Promise<ReturnType<DocumentMethods[M]>> {
    const answered = Promise.withResolvers<unknown>()
    const id = ++this.count
    this.waiting.set(id, answered)
    try {
      // Only opening begins anew: a worker without the document would answer of another one.
      if (!this.worker && method !== 'open' && method !== 'restore')
        throw new RequestError('stopped', 'Nothing is open')
      this.worker ??= this.start()
      this.worker.postMessage({ id, method, parameters } satisfies DocumentRequest)
    } catch (error) {
      this.waiting.delete(id)
      answered.reject(error instanceof RequestError ? error : new RequestError('broken', String(error)))
    }
    return answered.promise as Promise<ReturnType<DocumentMethods[M]>>
  }

  /** Lets the worker go, and all that it holds. */
  stop(): void {
    this.end(new RequestError('stopped', 'The document was let go'))
  }

  /** Ends a worker whose document is not to be relied on any more, as if it had ended by itself. */
  giveUp(message: string): void {
    if (!this.worker) return
    const error = new RequestError('broken', `The document broke: ${message}`)
    reportBug(error, 'json-editor/document')
    this.end(error)
    this.listeners.broke()
  }

  private start(): Worker {
    const worker = new Worker(new URL('../../document/document.worker.browser.ts', import.meta.url), { type: 'module' })
    const giveUp = (message: string) => worker === this.worker && this.giveUp(message)
    watchLife(worker)
    worker.addEventListener('message', ({ data }: MessageEvent<DocumentResponse>) => {
      if (worker === this.worker && !('alive' in data)) this.hear(data)
    })
    worker.addEventListener('error', ({ message }) => giveUp(message || 'it could not be loaded'))
    worker.addEventListener('messageerror', () => giveUp('an answer could not be read'))
    return worker
  }

  private hear(words: Exclude<DocumentResponse, Alive>): void {
    if ('progress' in words) {
      this.listeners.progress(words.progress)
      return
    }
    const answered = this.waiting.get(words.id)
    this.waiting.delete(words.id)
    if ('answer' in words) answered?.resolve(words.answer)
    else answered?.reject(errorOf(words.failure))
  }

  private end(error: RequestError): void {
    this.worker?.terminate()
    this.worker = undefined
    const waiting = [...this.waiting.values()]
    this.waiting.clear()
    for (const { promise, reject } of waiting) {
      // Some of them nobody waits for any more.
      promise.catch(() => {})
      reject(error)
    }
  }
}

/** Makes the worker's error anew; a bug is reported, since not all who asked still listen. */
function errorOf({ kind, message, stack }: DocumentFailure): RequestError {
  const error = Object.assign(new RequestError(kind, message), stack && { stack })
  if (kind === 'unexpected') reportBug(error, 'json-editor/document')
  return error
}
