import { InputError, type ValidationIssue } from './input-error.ts'
import { type FailedStep, StepError, type StepResult } from './pipeline/step-error.ts'
import { type Params, ToolError } from './tool-error.ts'

/** An error as plain data, since classes do not survive messages between threads and processes. */
export type Failure = ExpectedFailure | StepFailure | BugFailure

type ExpectedFailure = { kind: 'tool'; code: string; params: Params } | { kind: 'input'; issues: ValidationIssue[] }
type StepFailure = { kind: 'step'; step: FailedStep; cause: ExpectedFailure; before: StepResult[] }
type BugFailure = { kind: 'bug'; message: string; stack: string | undefined }

export function failureOf(error: unknown): Failure {
  if (error instanceof StepError)
    return { kind: 'step', step: error.step, cause: expectedOf(error.cause), before: error.before }
  if (error instanceof ToolError || error instanceof InputError) return expectedOf(error)
  if (error instanceof Error) return { kind: 'bug', message: error.message, stack: error.stack }
  return { kind: 'bug', message: String(error), stack: undefined }
}

const expectedOf = (error: ToolError | InputError): ExpectedFailure =>
  error instanceof ToolError
    ? { kind: 'tool', code: error.code, params: error.params }
    : { kind: 'input', issues: error.issues }

export function errorOf(failure: Failure): Error {
  if (failure.kind === 'step') return new StepError(failure.step, expectedError(failure.cause), failure.before)
  if (failure.kind !== 'bug') return expectedError(failure)
  return Object.assign(new Error(failure.message), { stack: failure.stack })
}

const expectedError = (failure: ExpectedFailure): ToolError | InputError =>
  failure.kind === 'tool' ? new ToolError(failure.code, failure.params) : new InputError(failure.issues)
