import { reportBug } from '#core/report-bug.ts'
import { ToolError } from '#kit/tool-error.ts'
import { BrokenWorkerError, WorkerClient } from '#lib/worker/worker-client.ts'
import { workerPort } from '#lib/worker/worker-port.browser.ts'
import type { AssistMethods } from '../../assist/assist.worker.browser.ts'
import type { DocumentCheck } from '../../assist/check-document.ts'
import type { Completions } from '../../assist/completions.ts'
import type { HoverInfo } from '../../assist/hover-info.ts'

/** In milliseconds: a call that takes longer is stopped, together with those behind it. */
const maxMilliseconds = 8000

/** The longest document that is worked with while somebody types, in bytes or UTF-16 units. */
export const maxAssistedSize = 10_000_000

/** The check was stopped because it took too long. */
export class CheckTimeoutError extends Error {
  override name = 'SlowCheckError'
}

/** An edited text: the same object as long as it is the same text. */
export interface EditedText {
  /** In UTF-16 units. */
  length: number
  toString(): string
}

/** One schema in a worker of its own, which is terminated and restarted when a call times out. */
export class RemoteAssistant {
  private worker: WorkerClient<AssistMethods> | undefined
  private schema: string
  private named: Promise<string> | undefined
  private sent: EditedText | undefined

  constructor(schema: string) {
    this.schema = schema
  }

  /**
   * Returns the title of the schema.
   *
   * @throws ToolError where it is none
   */
  name(): Promise<string> {
    this.start()
    return this.named ?? Promise.resolve('')
  }

  /**
   * Undefined where there is no answer, for whatever reason, such as a text that is too long: failures are not shown.
   */
  complete(text: EditedText, offset: number): Promise<Completions | undefined> {
    return this.askOf(text, (worker, asking) => worker.ask('complete', offset, asking))
  }

  describe(text: EditedText, offset: number): Promise<HoverInfo | undefined> {
    return this.askOf(text, (worker, asking) => worker.ask('describe', offset, asking))
  }

  /**
   * Checks a document.
   *
   * @throws ToolError, CheckTimeoutError
   */
  async check(text: string | Blob): Promise<DocumentCheck> {
    const blob = typeof text === 'string' ? new Blob([text]) : text
    try {
      return await this.start().ask('check', blob, { signal: AbortSignal.timeout(maxMilliseconds) })
    } catch (error) {
      if (isTimeout(error)) throw new CheckTimeoutError('The check took too long')
      throw error
    }
  }

  stop(): void {
    this.worker?.end(new BrokenWorkerError('It is not needed any more'))
  }

  private start(): WorkerClient<AssistMethods> {
    if (this.worker && !this.worker.hasEnded) return this.worker
    const worker = new Worker(new URL('../../assist/assist.worker.browser.ts', import.meta.url), { type: 'module' })
    this.worker = new WorkerClient<AssistMethods>(workerPort(worker))
    this.sent = undefined
    this.named = this.worker.ask('takeSchema', this.schema)
    this.named.catch(() => {})
    return this.worker
  }

  private async askOf<Answer>(
    text: EditedText,
    ask: (worker: WorkerClient<AssistMethods>, asking: { signal: AbortSignal }) => Promise<Answer>,
  ): Promise<Answer | undefined> {
    if (text.length > maxAssistedSize) return undefined
    try {
      const worker = this.start()
      const asking = { signal: AbortSignal.timeout(maxMilliseconds) }
      if (this.sent !== text) {
        this.sent = text
        worker.ask('takeText', text.toString(), asking).catch(() => {})
      }
      return await ask(worker, asking)
    } catch (error) {
      if (!isTimeout(error) && !(error instanceof BrokenWorkerError) && !(error instanceof ToolError)) {
        reportBug(Object(error), 'json-editor/assist')
      }
      return undefined
    }
  }
}

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError'
