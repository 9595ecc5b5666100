import type { MethodCall } from '#lib/worker/messages.ts'

/** The methods of a worker that runs operations. It gets the next run after it has answered. */
export type RunMethods = {
  run: (request: RunRequest, call: MethodCall) => Promise<object>
}

/** One run. */
export interface RunRequest {
  tool: string
  operation: string
  input: unknown
  /** Whether long texts of the output may come as `HeldText`. */
  holds: boolean
}
