import type { InputError } from '../input-error.ts'
import { ToolError } from '../tool-error.ts'

/** A step of a pipeline that failed, and at which line or item of its input where it takes them one by one. */
export interface FailedStep {
  /** From 0, as the steps stand in the definition. */
  index: number
  tool: string
  operation: string
  /** From 1. */
  line?: number
  /** From 1. */
  item?: number
}

/** Of what a step warns of, more is left out: a file of a million odd lines has as many. */
export const maxStepWarnings = 20

/** What a step came to, in short. */
export interface StepResult {
  index: number
  tool: string
  operation: string
  kind: 'text' | 'file'
  /** Its media type, empty where that is not known. */
  type: string
  /** The beginning of a text, or the name of a file. */
  preview: string
  /** In characters of a text, in bytes of a file. */
  size: number
  /** How often the operation ran: once, or for each line or item. */
  runs: number
  /** What the operation warned of, each once, up to `maxStepWarnings`: codes, sentences or places, as in its own output. */
  warnings: unknown[]
}

/**
 * The failure that the run of a pipeline expects: a step did not succeed. Why is its cause, the failure of the step's own
 * operation; what the steps before gave is kept.
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
