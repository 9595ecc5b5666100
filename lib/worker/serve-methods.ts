import { failureOf } from '#kit/failure.ts'
import type { MethodCall, Methods, Request, Response } from './messages.ts'
import { transferListOf } from './transfer.ts'
import type { ParentPort } from './worker-port.ts'

/**
 * Serves the requests to this worker one after another, in order. Errors are rethrown at the caller; expected failures
 * keep their class, code and params. A worker is not notified of cancelled requests: cancelling terminates it.
 */
export function serveMethods<Served extends Methods>(methods: Served, parent: ParentPort): void {
  const post = (response: Response, value?: unknown) => parent.post(response, transferListOf(value))
  let last = parent.ready

  async function answer({ id, method, given }: Request): Promise<void> {
    const call: MethodCall = {
      progress: (progress) => post({ id, progress }),
      chunk: (chunk) => post({ id, chunk }, chunk),
    }
    try {
      if (!Object.hasOwn(methods, method)) throw new Error(`The worker has no method "${method}"`)
      const result = await methods[method]?.(given as never, call)
      post({ id, result }, result)
    } catch (error) {
      post({ id, failure: failureOf(error) })
    }
  }

  parent.listen((request) => {
    last = last.then(() => answer(request as Request))
  })
}
