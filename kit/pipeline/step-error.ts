import type { InputError } from '../input-error.ts'
import { ToolError } from '../tool-error.ts'

/** A failed step of a pipeline, and the line or item of its input if it takes them one by one. */
export interface FailedStep {
  /** From 0, in the definition's order. */
  index: number
  tool: string
  operation: string
  /** From 1. */
  line?: number
  /** From 1. */
  item?: number
}

/** Further warnings of a step are left out: a file may have a million. */
export const maxStepWarnings = 20

/** A summary of a step's result. */
export interface StepResult {
  index: number
  tool: string
  operation: string
  kind: 'text' | 'file'
  /** Its media type, empty if unknown. */
  type: string
  /** The beginning of a text, or the name of a file. */
  preview: string
  /** In characters of a text, in bytes of a file. */
  size: number
  /** How often the operation ran: once, or for each line or item. */
  runs: number
  /**
   * The operation's distinct warnings, up to `maxStepWarnings`: codes, sentences or diagnostics, as in its own output.
   */
  warnings: unknown[]
}

/**
 * The expected failure of a pipeline: a step failed. Its cause is the error of the step's
 * operation; the results of the steps before are included.
 */
export class StepError extends ToolError {
  override name = 'StepError'
  step: FailedStep
  override cause: ToolError | InputError
  before: StepResult[]

  constructor(step: FailedStep, cause: ToolError | InputError, before: StepResult[]) {
    super('stepFailed', { step: step.index + 1 })
    this.message = `Step ${step.index + 1}: ${cause.message}`
    this.step = step
    this.cause = cause
    this.before = before
  }
}
