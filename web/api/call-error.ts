import { reportBug } from '#core/report-bug.ts'

/** A call that the server refused or that did not reach it; `message` is the server's if `isFromServer`. */
export class CallError extends Error {
  override name = 'CallError'
  /** The HTTP status, as in the envelope; 0 without an answer. */
  code: number
  /** Further data of the answer: invalid fields, conflicting versions. */
  data: unknown
  /** The server's `Retry-After` in seconds, if any. */
  retryAfter: number | undefined
  /** Whether the message is the server's, not the browser's or a bare status. */
  isFromServer: boolean

  constructor(code: number, message: string, data: unknown = null, retryAfter?: number, isFromServer = true) {
    super(message)
    this.code = code
    this.data = data
    this.retryAfter = retryAfter
    this.isFromServer = isFromServer
  }
}

/** The server's message, or the fallback. */
export function serverMessage(error: unknown, fallback: string): string {
  reportUnexpected(error)
  return error instanceof CallError && error.isFromServer ? error.message : fallback
}

/** Logs unexpected errors of a call to the console. */
export function reportUnexpected(error: unknown): void {
  if (!(error instanceof CallError)) reportBug(error, 'back office')
}

/** The server's messages for invalid fields, by path; empty for other errors. */
export function serverIssues(error: unknown): Record<string, string> {
  const errors: unknown = error instanceof CallError ? Object(error.data).errors : undefined
  if (!Array.isArray(errors)) return {}
  return Object.fromEntries(errors.map(({ field, message }) => [String(field), String(message)]))
}
