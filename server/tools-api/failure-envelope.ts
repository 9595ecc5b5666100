import { type Envelope, failure } from '#contract/wire.ts'
import { describeFailedStep } from '#core/pipeline/describe-failed-step.ts'
import { errors as pipelineErrors } from '#core/pipeline/errors.ts'
import type { AnyErrors } from '#kit/errors.ts'
import { InputError } from '#kit/input-error.ts'
import type { Language } from '#kit/language.ts'
import { StepError } from '#kit/pipeline/step-error.ts'
import { sentenceOf } from '#kit/sentence.ts'
import { ToolError } from '#kit/tool-error.ts'
import { joinLabel } from '#kit/words/marks.ts'
import { invalidFields, Refusal, refusals } from '../http/refusal.ts'
import { BusyError } from '../pool/busy-error.ts'

/** Finds the errors of the requested operation, or of a tool in a pipeline. */
export type FindErrors = (tool?: string) => AnyErrors

/** Describes a failure in a language, with its HTTP status. A bug is 500 without details. */
export function failureEnvelope(error: unknown, errorsOf: FindErrors, language: Language): Envelope {
  if (error instanceof StepError) return stepEnvelope(error, errorsOf, language)
  if (error instanceof ToolError) {
    return failure(422, sentenceOf(error, errorsOf(), language), { error: error.code, params: error.params })
  }
  if (error instanceof InputError) {
    const { message, data } = invalidFields(error.issues, language)
    return failure(400, message, data)
  }
  const refusal = error instanceof Refusal ? error : refusalOf(error)
  if (!refusal) return failure(500, '服务器内部错误')
  const message = refusal.sentence[language]
  return failure(refusal.statusCode, message, refusal.statusCode === 400 ? { errors: [{ field: '', message }] } : null)
}

/** Describes the operation's own failure, with the step that failed and the results of the steps before. */
function stepEnvelope({ step, cause, before }: StepError, errorsOf: FindErrors, language: Language): Envelope {
  const errors = { ...pipelineErrors, ...errorsOf(step.tool) }
  const { code, msg, data } = failureEnvelope(cause, () => errors, language)
  return failure(code, joinLabel(describeFailedStep(step)[language], msg), { ...Object(data), step, steps: before })
}

/** Seconds after which to retry, where that helps. */
export const retryAfterOf = (error: unknown): number | undefined =>
  error instanceof BusyError || error instanceof Refusal ? error.retryAfter : undefined

/** Maps errors of the framework and of disconnected clients to refusals; undefined for a bug. */
function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof BusyError) return refusals.busy()
  const { statusCode, name, code } = Object(error)
  if (statusCode === 413) return refusals.tooLarge()
  if (statusCode === 415) return refusals.wrongType()
  const hasLeft = name === 'AbortError' || disconnectCodes.includes(code)
  return hasLeft || (statusCode >= 400 && statusCode < 500) ? refusals.unreadable() : undefined
}

/** Error codes of a stream whose client has disconnected. */
const disconnectCodes = ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'EPIPE']
