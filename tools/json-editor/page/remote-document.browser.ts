import { reportBug } from '#lib/report-bug.ts'
import { type Alive, watchLife } from '#lib/worker-life.browser.ts'
import type { Asked, Document, Failed, Method, Said } from '../document/remote.ts'

/** What a method is given from here: bytes go as a file, which costs nothing to send. */
type Given<M extends Method> = SentAll<Parameters<Document[M]>>
type SentAll<Values extends unknown[]> = { [At in keyof Values]: Sent<Values[At]> }
type Sent<Value> = Value extends Uint8Array ? Blob : Value

/**
 * Why a question has no answer: a failure that the worker told, its end, that it was stopped or held no document, or
 * that the page had another text meanwhile.
 */
export type Why = Failed['kind'] | 'broken' | 'stopped' | 'overtaken'

export class NoAnswer extends Error {
  override name = 'NoAnswer'
  readonly why: Why

  constructor(why: Why, message: string) {
    super(message)
    this.why = why
  }
}

interface Hears {
  progress: (share: number) => void
  /** The worker is gone, and with it the document; what was asked is rejected. May open it again at once. */
  broke: () => void
}

/** The document in its worker. Calls are answered in the order in which they were made, each once. */
export class RemoteDocument {
  private worker: Worker | undefined
  private waiting = new Map<number, PromiseWithResolvers<unknown>>()
  private count = 0
  private hears: Hears

  constructor(hears: Hears) {
    this.hears = hears
  }

  /**
   * Asks the document.
   *
   * @throws NoAnswer
   */
  ask<M extends Method>(method: M, ...given: Given<M>): Promise<ReturnType<Document[M]>> {
    const answered = Promise.withResolvers<unknown>()
    const id = ++this.count
    this.waiting.set(id, answered)
    try {
      // Only opening begins anew: a worker without the document would answer of another one.
      if (!this.worker && method !== 'open' && method !== 'restore') throw new NoAnswer('stopped', 'Nothing is open')
      this.worker ??= this.start()
      this.worker.postMessage({ id, method, given } satisfies Asked)
    } catch (error) {
      this.waiting.delete(id)
      answered.reject(error instanceof NoAnswer ? error : new NoAnswer('broken', String(error)))
    }
    return answered.promise as Promise<ReturnType<Document[M]>>
  }

  /** Lets the worker go, and all that it holds. */
  stop(): void {
    this.end(new NoAnswer('stopped', 'The document was let go'))
  }

  /** Ends a worker whose document is not to be relied on any more, as if it had ended by itself. */
  giveUp(message: string): void {
    if (!this.worker) return
    const error = new NoAnswer('broken', `The document broke: ${message}`)
    reportBug(error, 'json-editor/document')
    this.end(error)
    this.hears.broke()
  }

  private start(): Worker {
    const worker = new Worker(new URL('../document/document.worker.browser.ts', import.meta.url), { type: 'module' })
    const giveUp = (message: string) => worker === this.worker && this.giveUp(message)
    watchLife(worker)
    worker.addEventListener('message', ({ data }: MessageEvent<Said>) => {
      if (worker === this.worker && !('alive' in data)) this.hear(data)
    })
    worker.addEventListener('error', ({ message }) => giveUp(message || 'it could not be loaded'))
    worker.addEventListener('messageerror', () => giveUp('an answer could not be read'))
    return worker
  }

  private hear(said: Exclude<Said, Alive>): void {
    if ('progress' in said) {
      this.hears.progress(said.progress)
      return
    }
    const answered = this.waiting.get(said.id)
    this.waiting.delete(said.id)
    if ('answer' in said) answered?.resolve(said.answer)
    else answered?.reject(errorOf(said.failure))
  }

  private end(error: NoAnswer): void {
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
function errorOf({ kind, message, stack }: Failed): NoAnswer {
  const error = Object.assign(new NoAnswer(kind, message), stack && { stack })
  if (kind === 'unexpected') reportBug(error, 'json-editor/document')
  return error
}
