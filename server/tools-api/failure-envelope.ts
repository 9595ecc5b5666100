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

/** Knows how an operation can fail: the one that was asked for, or that of a tool in a pipeline. */
export type FindErrors = (tool?: string) => AnyErrors

/** Says a failure in a language, with the status that it has over HTTP. A bug is 500 without details. */
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

/** The operation's own failure, with the step at which it came and what the steps before gave. */
function stepEnvelope({ step, cause, before }: StepError, errorsOf: FindErrors, language: Language): Envelope {
  const errors = { ...pipelineErrors, ...errorsOf(step.tool) }
  const { code, msg, data } = failureEnvelope(cause, () => errors, language)
  return failure(code, joinLabel(describeFailedStep(step)[language], msg), { ...Object(data), step, steps: before })
}

/** After how many seconds to try again, where that helps. */
export const retryAfterOf = (error: unknown): number | undefined =>
  error instanceof BusyError || error instanceof Refusal ? error.retryAfter : undefined

/** What the framework refuses, and what goes wrong because the client went away; undefined for a bug. */
function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof BusyError) return refusals.busy()
  const { statusCode, name, code } = Object(error)
  if (statusCode === 413) return refusals.tooLarge()
  if (statusCode === 415) return refusals.wrongType()
  const hasLeft = name === 'AbortError' || departures.includes(code)
  return hasLeft || (statusCode >= 400 && statusCode < 500) ? refusals.unreadable() : undefined
}

/** Error codes of a stream whose client has disconnected. */
const departures = ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'EPIPE']
