import type { MethodCall } from '#lib/worker/messages.ts'

/** What a worker that runs operations can be asked. It is given the next run when it has answered. */
export type RunMethods = {
  run: (request: RunRequest, call: MethodCall) => Promise<object>
}

/** One run. */
export interface RunRequest {
  tool: string
  operation: string
  input: unknown
  /** Whether long texts of the output may come as held texts. */
  holds: boolean
}
