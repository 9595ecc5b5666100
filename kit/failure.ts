import { InputError, type ValidationIssue } from './input-error.ts'
import { type Params, ToolError } from './tool-error.ts'

/** An error as plain data: classes do not survive the way between threads and processes. */
export type Failure =
  | { kind: 'tool'; code: string; params: Params }
  | { kind: 'input'; issues: ValidationIssue[] }
  | { kind: 'bug'; message: string; stack: string | undefined }

export function failureOf(error: unknown): Failure {
  if (error instanceof ToolError) return { kind: 'tool', code: error.code, params: error.params }
  if (error instanceof InputError) return { kind: 'input', issues: error.issues }
  if (error instanceof Error) return { kind: 'bug', message: error.message, stack: error.stack }
  return { kind: 'bug', message: String(error), stack: undefined }
}

export function errorOf(failure: Failure): Error {
  if (failure.kind === 'tool') return new ToolError(failure.code, failure.params)
  if (failure.kind === 'input') return new InputError(failure.issues)
  return Object.assign(new Error(failure.message), { stack: failure.stack })
}
