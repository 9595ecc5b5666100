import { reportBug } from '#core/report-bug.ts'
import { ToolError } from '#kit/tool-error.ts'
import { BrokenWorkerError, WorkerClient } from '#lib/worker/worker-client.ts'
import { workerPort } from '#lib/worker/worker-port.browser.ts'
import type {
  AnswerOf,
  DocumentMethods,
  DocumentRefusal,
  MethodName,
  ParametersOf,
} from '../../document/document-methods.ts'

/**
 * Why a question has no answer: the document refused, stumbled over a bug, its worker ended, it was stopped or held no
 * document, or the page had another text meanwhile.
 */
export type FailureReason = DocumentRefusal | 'unexpected' | 'broken' | 'stopped' | 'overtaken'

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
  ask<Name extends MethodName>(method: Name, ...parameters: ParametersOf<Name>): Promise<AnswerOf<Name>> {
    const answered = this.send(method, parameters).catch((error) => {
      throw requestErrorOf(error)
    })
    // Some of them nobody waits for any more.
    answered.catch(() => {})
    return answered
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

  private async send<Name extends MethodName>(method: Name, parameters: ParametersOf<Name>): Promise<AnswerOf<Name>> {
    // Only opening begins anew: a worker without the document would answer of another one.
    if (!this.worker && method !== 'open' && method !== 'restore') throw new RequestError('stopped', 'Nothing is open')
    this.worker ??= this.start()
    // It is what the method answers: only the compiler cannot follow that it is so for each of them.
    return this.worker.ask(method, parameters, { progress: this.listeners.progress }) as Promise<AnswerOf<Name>>
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

/** Says what an error means for the document; a bug is reported, since not all who asked still listen. */
function requestErrorOf(error: unknown): RequestError {
  if (error instanceof RequestError) return error
  if (error instanceof ToolError) return new RequestError(error.code as DocumentRefusal, error.message)
  const { message = String(error), stack }: Partial<Error> = Object(error)
  if (error instanceof BrokenWorkerError || error instanceof DOMException) return new RequestError('broken', message)
  const bug = Object.assign(new RequestError('unexpected', message), stack && { stack })
  reportBug(bug, 'json-editor/document')
  return bug
}
