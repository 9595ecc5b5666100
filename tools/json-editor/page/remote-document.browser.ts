import { reportBug } from '#lib/report-bug.ts'
import type { Asked, Document, Failed, Method, Said } from '../document/remote.ts'

/** What a method is given from here: bytes go as a file, which costs nothing to send. */
type Given<M extends Method> = SentAll<Parameters<Document[M]>>
type SentAll<Values extends unknown[]> = { [At in keyof Values]: Sent<Values[At]> }
type Sent<Value> = Value extends Uint8Array ? Blob : Value

/** A source that is no JSON: a person's mistake, not the page's. */
export class NoJson extends Error {
  override name = 'NoJson'
}

/** The document in its worker. Calls are answered in the order in which they were made. */
export class RemoteDocument {
  private worker: Worker | undefined
  private waiting = new Map<number, PromiseWithResolvers<unknown>>()
  private count = 0
  private progress: (share: number) => void

  constructor(progress: (share: number) => void) {
    this.progress = progress
  }

  /**
   * Asks the document.
   *
   * @throws NoJson where a source is no JSON, AbortError when the worker was stopped
   */
  ask<M extends Method>(method: M, ...given: Given<M>): Promise<ReturnType<Document[M]>> {
    this.worker ??= this.start()
    const answered = Promise.withResolvers<unknown>()
    const id = ++this.count
    this.waiting.set(id, answered)
    this.worker.postMessage({ id, method, given } satisfies Asked)
    return answered.promise as Promise<ReturnType<Document[M]>>
  }

  /** Lets the worker go, and all that it holds. The next call starts another, which has no document yet. */
  stop(): void {
    this.worker?.terminate()
    this.worker = undefined
    this.failAll(new DOMException('The document was let go', 'AbortError'))
  }

  private start(): Worker {
    const worker = new Worker(new URL('../document/document.worker.browser.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<Said>) => this.hear(data))
    worker.addEventListener('error', ({ message }) =>
      this.failAll(errorOf({ message: `The document broke: ${message}`, stack: undefined, isNoJson: false })),
    )
    return worker
  }

  private hear(said: Said): void {
    if ('progress' in said) {
      this.progress(said.progress)
      return
    }
    const answered = this.waiting.get(said.id)
    this.waiting.delete(said.id)
    if ('answer' in said) answered?.resolve(said.answer)
    else answered?.reject(errorOf(said.failure))
  }

  private failAll(error: Error): void {
    for (const { promise, reject } of this.waiting.values()) {
      // Some of them nobody waits for any more.
      promise.catch(() => {})
      reject(error)
    }
    this.waiting.clear()
  }
}

/** Makes the worker's error anew; a bug is reported, since not all who asked still listen. */
function errorOf({ message, stack, isNoJson }: Failed): Error {
  if (isNoJson) return new NoJson(message)
  const error = Object.assign(new Error(message), stack && { stack })
  reportBug(error, 'json-editor/document')
  return error
}
