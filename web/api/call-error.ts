/** A call that the server refused or that did not reach it; `message` is the server's own. */
export class CallError extends Error {
  override name = 'CallError'
  /** The HTTP status, which the envelope repeats; 0 when no answer came. */
  code: number
  /** What the answer says besides: faulty fields, conflicting versions. */
  data: unknown
  /** Seconds after which to try again, where the server says so. */
  retryAfter: number | undefined

  constructor(code: number, message: string, data: unknown = null, retryAfter?: number) {
    super(message)
    this.code = code
    this.data = data
    this.retryAfter = retryAfter
  }
}

/** The fields that the server found at fault, by their path; empty for other errors. */
export function faultsIn(error: unknown): Record<string, string> {
  const errors: unknown = error instanceof CallError ? Object(error.data).errors : undefined
  if (!Array.isArray(errors)) return {}
  return Object.fromEntries(errors.map(({ field, message }) => [String(field), String(message)]))
}
