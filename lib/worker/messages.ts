import type { Failure } from '#kit/failure.ts'

/** The methods of a worker by name, with their argument and their result, sync or async. Both ends are typed by it. */
export type Methods = { [name: string]: (given: never, call: MethodCall) => unknown }

/** What a method may say before it answers. Messages stay in their order, so all of it comes before the answer. */
export interface MethodCall {
  /** Reports the share of the work that is done, 0 to 1. */
  progress(share: number): void
  /** Sends a piece of what is asked for. */
  chunk(chunk: unknown): void
}

/** A message to a worker. */
export interface Request {
  /** The answers to it carry the same. */
  id: number
  method: string
  given: unknown
}

/** A response to a request: progress and chunks, as many as there are, then one result or one failure. */
export type Response = { id: number } & (
  | { progress: number }
  | { chunk: unknown }
  | { result: unknown }
  | { failure: Failure }
)
