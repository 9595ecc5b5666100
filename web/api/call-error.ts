import { reportBug } from '#core/report-bug.ts'

/** A call that the server refused or that did not reach it; `message` is the server's own where `isFromServer`. */
export class CallError extends Error {
  override name = 'CallError'
  /** The HTTP status, which the envelope repeats; 0 when no answer came. */
  code: number
  /** What the answer says besides: faulty fields, conflicting versions. */
  data: unknown
  /** Seconds after which to try again, where the server says so. */
  retryAfter: number | undefined
  /** Whether the message is a sentence of the server's, and not one of the browser's or a bare status. */
  isFromServer: boolean

  constructor(code: number, message: string, data: unknown = null, retryAfter?: number, isFromServer = true) {
    super(message)
    this.code = code
    this.data = data
    this.retryAfter = retryAfter
    this.isFromServer = isFromServer
  }
}

/** The message of the server, or another sentence where it sent none. */
export function serverMessage(error: unknown, fallback: string): string {
  reportUnexpected(error)
  return error instanceof CallError && error.isFromServer ? error.message : fallback
}

/** Reports unexpected errors of a call to the console. */
export function reportUnexpected(error: unknown): void {
  if (!(error instanceof CallError)) reportBug(error, 'back office')
}

/** The fields that the server found at fault, by their path; empty for other errors. */
export function serverIssues(error: unknown): Record<string, string> {
  const errors: unknown = error instanceof CallError ? Object(error.data).errors : undefined
  if (!Array.isArray(errors)) return {}
  return Object.fromEntries(errors.map(({ field, message }) => [String(field), String(message)]))
}
