import type { Failure } from '#kit/failure.ts'

/** The methods of a worker by name, with one argument and a sync or async result. Types both client and worker. */
export type Methods = { [name: string]: (given: never, call: MethodCall) => unknown }

/** The callbacks of a method while it runs. Messages keep their order, so these arrive before the answer. */
export interface MethodCall {
  /** Reports the share of the work that is done, 0 to 1. */
  progress(share: number): void
  /** Sends a part of the result. */
  chunk(chunk: unknown): void
}

/** A request to a worker. */
export interface Request {
  /** Its responses have the same id. */
  id: number
  method: string
  given: unknown
}

/** A response to a request: any number of progress and chunk messages, then one result or one failure. */
export type Response = { id: number } & (
  | { progress: number }
  | { chunk: unknown }
  | { result: unknown }
  | { failure: Failure }
)
