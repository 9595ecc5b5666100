import { type Fault, InputError } from './input-error.ts'
import { type Params, ToolError } from './tool-error.ts'

/** An error as plain data: classes do not survive the way between threads and processes. */
export type Failure =
  | { kind: 'tool'; code: string; params: Params }
  | { kind: 'input'; faults: Fault[] }
  | { kind: 'bug'; message: string; stack: string | undefined }

export function failureOf(error: unknown): Failure {
  if (error instanceof ToolError) return { kind: 'tool', code: error.code, params: error.params }
  if (error instanceof InputError) return { kind: 'input', faults: error.faults }
  if (error instanceof Error) return { kind: 'bug', message: error.message, stack: error.stack }
  return { kind: 'bug', message: String(error), stack: undefined }
}

export function errorOf(failure: Failure): Error {
  if (failure.kind === 'tool') return new ToolError(failure.code, failure.params)
  if (failure.kind === 'input') return new InputError(failure.faults)
  return Object.assign(new Error(failure.message), { stack: failure.stack })
}
