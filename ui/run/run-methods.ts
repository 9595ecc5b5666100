import type { MethodCall } from '#lib/worker/messages.ts'

/** The methods of a worker that runs operations. It gets the next run after it has answered. */
export type RunMethods = {
  /** Loads an operation that will be run soon. */
  load: (named: NamedOperation) => Promise<void>
  run: (request: RunRequest, call: MethodCall) => Promise<object>
}

export interface NamedOperation {
  tool: string
  operation: string
}

/** One run. */
interface RunRequest extends NamedOperation {
  input: unknown
  /** Whether long texts of the output may come as `HeldText`. */
  holds: boolean
}
