import { reportBug } from '#core/report-bug.ts'
import { ToolError } from '#kit/tool-error.ts'
import { BrokenWorkerError, WorkerClient } from '#lib/worker/worker-client.ts'
import { workerPort } from '#lib/worker/worker-port.browser.ts'
import type {
  DocumentErrorCode,
  DocumentMethods,
  MethodName,
  ParametersOf,
  ResultOf,
} from '../../document/document-methods.ts'

/**
 * Why a call failed: the document refused it, threw an unexpected error, its worker crashed, it was stopped or held no
 * document, or the page has another text by now.
 */
export type FailureReason = DocumentErrorCode | 'unexpected' | 'broken' | 'stopped' | 'overtaken'

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
  /** The worker crashed, and the document with it; pending calls are rejected. May open it again at once. */
  broke: () => void
}

/** The document in its worker. Calls are answered in the order in which they were made, each once. */
export class RemoteDocument {
  private worker: WorkerClient<DocumentMethods> | undefined
  private listeners: DocumentListeners

  constructor(listeners: DocumentListeners) {
    this.listeners = listeners
  }

  /**
   * Asks the document.
   *
   * @throws RequestError
   */
  ask<Name extends MethodName>(method: Name, ...parameters: ParametersOf<Name>): Promise<ResultOf<Name>> {
    const answered = this.send(method, parameters).catch((error) => {
      throw requestErrorOf(error)
    })
    // Nobody may be waiting for some of them any more.
    answered.catch(() => {})
    return answered
  }

  /** Ends the worker and frees its memory. */
  stop(): void {
    this.end(new RequestError('stopped', 'The document was let go'))
  }

  /** Ends a worker whose document is not reliable any more, as if it had crashed. */
  giveUp(message: string): void {
    if (!this.worker) return
    const error = new RequestError('broken', `The document broke: ${message}`)
    reportBug(error, 'json-editor/document')
    this.end(error)
    this.listeners.broke()
  }

  private async send<Name extends MethodName>(method: Name, parameters: ParametersOf<Name>): Promise<ResultOf<Name>> {
    // Only opening starts a new worker: one without the document has nothing to answer from.
    if (!this.worker && method !== 'open' && method !== 'restore') throw new RequestError('stopped', 'Nothing is open')
    this.worker ??= this.start()
    // The type is right for each method, which the compiler cannot follow.
    return this.worker.ask(method, parameters, { progress: this.listeners.progress }) as Promise<ResultOf<Name>>
  }

  private start(): WorkerClient<DocumentMethods> {
    try {
      return new WorkerClient(workerPort(newWorker()), ({ message }) => this.giveUp(message))
    } catch (error) {
      throw new RequestError('broken', String(error))
    }
  }

  private end(error: RequestError): void {
    this.worker?.end(error)
    this.worker = undefined
  }
}

const newWorker = (): Worker =>
  new Worker(new URL('../../document/document.worker.browser.ts', import.meta.url), { type: 'module' })

/** Turns an error into a `RequestError`; a bug is reported, since the caller may not be listening any more. */
function requestErrorOf(error: unknown): RequestError {
  if (error instanceof RequestError) return error
  if (error instanceof ToolError) return new RequestError(error.code as DocumentErrorCode, error.message)
  const { message = String(error), stack }: Partial<Error> = Object(error)
  if (error instanceof BrokenWorkerError || error instanceof DOMException) return new RequestError('broken', message)
  const bug = Object.assign(new RequestError('unexpected', message), stack && { stack })
  reportBug(bug, 'json-editor/document')
  return bug
}
