import type { ServerResponse } from 'node:http'

/** Tells when the client went away before it had its answer. */
export function signalOf(response: ServerResponse): AbortSignal {
  const controller = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) controller.abort()
  })
  return controller.signal
}
